import { z } from 'zod'

const auditReport = z.object({
  advisories: z.record(
    z.string(),
    z.object({
      module_name: z.string(),
      severity: z.string(),
      title: z.string(),
      url: z.string(),
      patched_versions: z.string().nullish(),
      findings: z.array(z.object({ version: z.string(), paths: z.array(z.string()) })),
    }),
  ),
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()), totalDependencies: z.number() }),
})

/** What `pnpm audit --audit-level high --json` has found, for a person; 0 nothing, 1 something, 2 that nobody answered. */
export function readAudit(stdout: string | null): { lines: string[]; exitCode: 0 | 1 | 2 } {
  const report = auditReport.safeParse(parsed(stdout))
  if (!report.success)
    return {
      lines: [
        'The registry gave no answer, so nothing is known of the packages; run this again where it can be reached.',
      ],
      exitCode: 2,
    }
  const { advisories, metadata } = report.data
  const { high = 0, critical = 0, ...lower } = metadata.vulnerabilities
  const below = Object.entries(lower).map(([severity, count]) => `${count} ${severity}`)
  return {
    lines: [
      ...Object.values(advisories).flatMap(
        ({ module_name: name, severity, title, url, patched_versions: mended, findings }) => [
          `${severity}: ${name} ${findings.map(({ version }) => version).join(', ')}: ${title}, mended in ${mended || 'no version'} (${url})`,
          ...findings.flatMap(({ paths }) => paths).map((path) => `  ${path}`),
        ],
      ),
      `${metadata.totalDependencies} packages: ${critical} critical, ${high} high, ${below.join(', ')}.`,
    ],
    exitCode: high + critical > 0 ? 1 : 0,
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
