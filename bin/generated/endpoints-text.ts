import { endpoints } from '../../contract/api.ts'

/** Every call of the API on one line: method, path, who may call, what it does. */
export function endpointsText(): string {
  const rows = endpoints
    .map(({ method, path, access, summary }) => [path.replace('/api/v1', ''), method, access, summary])
    .toSorted(([path = '', method = ''], [other = '', otherMethod = '']) =>
      path === other ? (method < otherMethod ? -1 : 1) : path < other ? -1 : 1,
    )
    .map(
      ([path, method, access, summary]) => `| ${method} | ${path} | ${access} | ${summary!.replaceAll('|', '\\|')} |`,
    )
  return `# Endpoints

All calls below \`/api/v1\`, written by \`npm run endpoints\`; what they take and answer stands at \`/api/docs\`.

| method | path | access | what it does |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
