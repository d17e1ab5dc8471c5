import { expect, test } from 'vitest'
import { readAudit } from './read-audit.ts'

const none = { info: 0, low: 2, moderate: 1, high: 0, critical: 0 }
const report = (advisories: object, vulnerabilities: object = none) =>
  JSON.stringify({ advisories, metadata: { vulnerabilities, dependencies: 298, totalDependencies: 385 } })

test('nothing of high severity is good', () => {
  expect(readAudit(report({}))).toEqual({
    lines: ['385 packages: 0 critical, 0 high, 0 info, 2 low, 1 moderate.'],
    exitCode: 0,
  })
})

test.each(['high', 'critical'])('what is %s is named with its version, its way here and what mends it', (severity) => {
  const advisory = {
    findings: [{ version: '0.8.3', paths: ['.>fflate', '.>pdfkit>fflate'], dev: false }],
    id: 1,
    title: 'Reads past the end',
    module_name: 'fflate',
    vulnerable_versions: '<1.0.0',
    patched_versions: '>=1.0.0',
    severity,
    url: 'https://github.com/advisories/GHSA-1',
  }
  const { lines, exitCode } = readAudit(report({ 1: advisory }, { ...none, [severity]: 1 }))
  expect(exitCode).toBe(1)
  expect(lines.slice(0, 3)).toEqual([
    `${severity}: fflate 0.8.3: Reads past the end, mended in >=1.0.0 (https://github.com/advisories/GHSA-1)`,
    '  .>fflate',
    '  .>pdfkit>fflate',
  ])
})

test.each(['', null, 'ERR_PNPM_AUDIT_BAD_RESPONSE', '{"error":{}}'])('an answer of %j is none', (stdout) => {
  expect(readAudit(stdout)).toEqual({ lines: [expect.stringContaining('nothing is known')], exitCode: 2 })
})
