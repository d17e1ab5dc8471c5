import { useState, type KeyboardEvent } from 'react'
import { stepByKey } from './list-keys.ts'
import type { Option } from './SelectField.tsx'
import { createTypedSearch } from './typed-search.ts'

/** The open state and the active row of a list of options, and what keys do to them: -1 is no row. */
export function useListKeys(options: readonly Option[], value: string, onChange: (value: string) => void) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [find] = useState(() => createTypedSearch())
  const chosen = options.findIndex((option) => option.value === value)
  const open = () => {
    setActive(chosen)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (key.length === 1 && key !== ' ') {
      const labels = options.map(({ label }) => label)
      const found = find(key, labels, isOpen ? active : chosen)
      if (!isOpen) open()
      if (found >= 0) setActive(found)
    } else {
      const step = stepByKey(key, { isOpen, active, chosen, count: options.length })
      if (!step) return
      setActive(step.active)
      setOpen(step.isOpen)
      if (step.picked !== undefined) onChange(options[step.picked]!.value)
    }
    event.preventDefault()
  }
  return { isOpen, active, setActive, open, close, onKeyDown }
}
