/// Snippets that `init` writes, the same as those in `docs/integrations`.
enum IntegrationFiles {
  /// A workflow of GitHub Actions.
  static let githubWorkflow = """
    name: labels
    on: [pull_request]
    permissions: {contents: read, security-events: write}
    jobs:
      labels:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
            with: {fetch-depth: 0}
          - run: label-lint check --changed-since "origin/$GITHUB_BASE_REF" --fail-on warning --format github --format sarif=labels.sarif
          - if: always()
            uses: github/codeql-action/upload-sarif@v3
            with: {sarif_file: labels.sarif, category: label-lint}

    """

  /// A job of GitLab CI/CD.
  static let gitlabJob = """
    labels:
      script:
        - label-lint check --changed-since "$CI_MERGE_REQUEST_DIFF_BASE_SHA" --fail-on warning --format gitlab=gl-code-quality-report.json --format junit=labels.xml
      rules:
        - if: $CI_PIPELINE_SOURCE == "merge_request_event"
      variables: {GIT_DEPTH: "0"}
      artifacts:
        when: always
        reports: {codequality: gl-code-quality-report.json, junit: labels.xml}

    """

  /// A hook of pre-commit that runs the installed command.
  static let preCommitSettings = """
    repos:
      - repo: local
        hooks:
          - id: label-lint
            name: label-lint
            entry: label-lint check --changed-since HEAD --fail-on warning
            language: system
            files: '(^|/)(values[^/]*|(moko-resources|resources/MR)/[^/]+)/[^/]+\\.xml$|\\.(strings|stringsdict|xcstrings)$'
            require_serial: true

    """
}
