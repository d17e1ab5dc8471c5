import { useEffect, useRef } from 'react'
import type { Endpoint, InputOf } from '../../../contract/platform/endpoint.ts'
import { requestOf } from '../../../contract/platform/request.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { headersOf } from '../calls/call.ts'
import { viewerState } from '../viewer/viewer-state.ts'

/**
 * Sends a write while the page is being left: at once, as nothing is waited for any more, and the browser brings it to its
 * end. For writes that may be sent twice.
 */
export function sendLeaving<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  token = viewerState().token,
): Promise<unknown> {
  const { method, path, query, body, contentType } = requestOf(endpoint, input)
  const headers = headersOf(document.documentElement.lang as Language, contentType, token)
  return fetch(`${path}?${query}`, { method, headers, body, keepalive: true })
}

/**
 * Calls back when the page is left (`isOver`: only what is sent now arrives) and when it is put behind another, from where
 * a phone may end it without a word.
 */
export function useLeaving(send: (isOver: boolean) => void): void {
  const newest = useRef(send)
  useEffect(() => {
    newest.current = send
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    addEventListener('pagehide', () => newest.current(true), { signal })
    document.addEventListener('visibilitychange', () => document.hidden && newest.current(false), { signal })
    return () => ended.abort()
  }, [])
}

/** The calls of a slice, which there is no time to load when the page is left. */
export function useAtHand<Calls extends object>(load: () => Promise<Calls>) {
  const calls = useRef<Calls>(undefined)
  useEffect(() => {
    const hold = (loaded: Calls) => void (calls.current = loaded)
    load().then(hold, () => {})
  }, [load])
  return calls
}
