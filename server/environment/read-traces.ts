export type TraceSettings = {
  /** Where spans are sent to: the collector's address with /v1/traces. */
  url: string
  service: string
  sampler: (typeof samplers)[number]
  /** Of those that begin here, from 0 to 1, where the sampler takes a share. */
  share: number
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

type Variables = Record<string, string | undefined>

/** OTEL_… as OpenTelemetry names them; without the address of a collector there are no traces. */
export function readTraces(variables: Variables, report: (problem: string) => void): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service } = variables
  const { OTEL_TRACES_SAMPLER: named = '', OTEL_TRACES_SAMPLER_ARG: argument = '' } = variables
  const sampler = samplers.find((one) => one === (named || 'parentbased_always_on'))
  const share = Number(argument || '1')
  if (!endpoint) return undefined
  // It may hold a password, so no message repeats it.
  if (!/^https?:\/\/[^\s?#]+$/.test(endpoint) || !URL.canParse(endpoint))
    report(
      'OTEL_EXPORTER_OTLP_ENDPOINT must look like http://127.0.0.1:4318, the address of a collector for OTLP over HTTP.',
    )
  if (!sampler) report(`OTEL_TRACES_SAMPLER must be one of ${samplers.join(', ')}, not '${named}'.`)
  if (!(share >= 0 && share <= 1)) report(`OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not '${argument}'.`)
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    service: service || 'tresen',
    sampler: sampler ?? 'always_off',
    share,
  }
}
