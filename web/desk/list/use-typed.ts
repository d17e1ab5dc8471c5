import { useState } from 'react'

/** What is typed into a field whose value stands in the address: typed on until that changes, and the field with its focus stays. */
export function useTyped(value: string): [text: string, setText: (text: string) => void] {
  const [typed, setTyped] = useState({ of: value, text: value })
  return [typed.of === value ? typed.text : value, (text) => setTyped({ of: value, text })]
}
