import LabelLintProject

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
          - uses: label-lint/label-lint@v\(ToolVersion.number)

    """

  /// A job of GitLab CI/CD.
  static let gitlabJob = """
    include:
      - component: $CI_SERVER_FQDN/label-lint/label-lint/label-lint@\(ToolVersion.number)

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
