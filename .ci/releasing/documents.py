"""The bill of materials and the statement of provenance."""
import json
import uuid

from . import parts


def bill_of_materials(version, epoch):
    """CycloneDX 1.5 (https://cyclonedx.org/docs/1.5/json/)."""
    components = [
        {"type": "library", "name": name, "version": known, "purl": "pkg:swift/%s@%s" % (
            address.split("://")[-1].removesuffix(".git"), known)}
        for name, known, address, _ in parts.swift_packages()
    ] + [
        {"type": "library", "name": name, "version": known, "purl": "pkg:deb/debian/%s@%s" % (name, known)}
        for name, known in sorted(parts.archive_packages().items())
    ]
    return json.dumps({
        "bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1,
        "serialNumber": "urn:uuid:%s" % uuid.uuid5(uuid.NAMESPACE_URL, "label-lint/%s/%d" % (version, epoch)),
        "metadata": {"component": {"type": "application", "name": "label-lint", "version": version}},
        "components": components,
    }, indent=2, sort_keys=True) + "\n"


def provenance(subjects, commit, toolchain):
    """An in-toto statement with SLSA's provenance (https://slsa.dev/spec/v1.0/provenance), not signed.

    `subjects` are names with their SHA-256.
    """
    materials = [{"uri": "git+%s" % address, "digest": {"gitCommit": revision}}
                 for _, _, address, revision in parts.swift_packages()]
    materials += [{"uri": "pkg:deb/debian/%s@%s" % item} for item in sorted(parts.archive_packages().items())]
    return json.dumps({
        "_type": "https://in-toto.io/Statement/v1",
        "subject": [{"name": name, "digest": {"sha256": digest}} for name, digest in sorted(subjects.items())],
        "predicateType": "https://slsa.dev/provenance/v1",
        "predicate": {
            "buildDefinition": {
                "buildType": "urn:label-lint:make-release:1",
                "externalParameters": {"command": "make release"},
                "resolvedDependencies":
                    [{"uri": "git+file:.", "digest": {"gitCommit": commit}}] + materials,
            },
            "runDetails": {
                "builder": {"id": "urn:label-lint:make-release", "version": {"swift": toolchain}},
            },
        },
    }, indent=2, sort_keys=True) + "\n"
