/** Results by key, each made once; beyond `most` entries it starts again with none. */
export function createMemoCache<Key, Value>(most = Infinity) {
  const entries = new Map<Key, Value>()
  return (key: Key, make: () => Value): Value => {
    const known = entries.get(key)
    if (known !== undefined) return known
    const made = make()
    if (entries.size >= most) entries.clear()
    entries.set(key, made)
    return made
  }
}
