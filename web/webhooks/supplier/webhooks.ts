import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '../../../contract/platform/endpoint.ts'
import * as webhooksApi from '../../../contract/team/webhooks.ts'
import { call } from '../../platform/calls/call.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { useWebhookTexts } from './texts.ts'

const SOON_MS = 3000
/** Further tries come after minutes and hours. */
const LATER_MS = 20_000

/** How soon to read anew while something is on its way to a webhook that is on: its first try is a matter of seconds. */
function pauseFor({ webhooks, deliveries }: OutputOf<typeof webhooksApi.list>): number | false {
  const waiting = deliveries.filter(
    ({ webhookId, state }) => state === 'PENDING' && webhooks.some(({ id, isOn }) => id === webhookId && isOn),
  )
  if (waiting.length === 0) return false
  return waiting.some(({ tries }) => tries === 0) ? SOON_MS : LATER_MS
}

/** Read anew while something is on its way. */
export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(webhooksApi.list, {}, { signal }),
  refetchInterval: ({ state }) => (state.data ? pauseFor(state.data) : false),
})

export function useWebhooksAgain() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey })
}

type Change = { id: string; events: webhooksApi.WebhookEvent[]; isOn: boolean }

/** Each says by a toast what came of it, and the lists are read anew. */
export function useWebhookWrites() {
  const t = useWebhookTexts()
  const readAgain = useWebhooksAgain()
  const saying = (sentence: string) => ({
    onSuccess() {
      showToast('success', sentence)
      return readAgain()
    },
  })
  return {
    change: useWrite({ mutationFn: (input: Change) => call(webhooksApi.change, input), onSuccess: readAgain }),
    remove: useWrite({ mutationFn: (id: string) => call(webhooksApi.remove, { id }), ...saying(t.removed) }),
    ping: useWrite({ mutationFn: (id: string) => call(webhooksApi.ping, { id }), ...saying(t.pinged) }),
    replay: useWrite({ mutationFn: (id: string) => call(webhooksApi.replay, { id }), ...saying(t.replayed) }),
  }
}
