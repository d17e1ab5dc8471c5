/**
 * One key per content: pressing the button twice, or again after a lost connection, sends the same key; a changed cart
 * or entry gets a new one.
 */
export function createIdempotencyKeys(newKey: () => string = randomKey): (content: unknown) => string {
  let last: { content: string; key: string } | null = null
  return (content) => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: newKey() }
    return last.key
  }
}

// Not crypto.randomUUID: browsers have it on https and localhost only, and a shop may be tried on a plain address.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
