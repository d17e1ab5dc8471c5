import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

export type Tab = { key: string; label: ReactNode; content: ReactNode }
type TabsProps = { label: string; tabs: readonly Tab[]; value: string; onChange: (key: string) => void }

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs with arrow keys; on phones the row scrolls. All panels are in the markup, the others are hidden. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    tabs.findIndex(({ key }) => key === value),
  )
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step
            ? (current + step + tabs.length) % tabs.length
            : -1
    if (next < 0) return
    event.preventDefault()
    onChange(tabs[next]!.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className="min-w-0">
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className="tab-list">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={index === current}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            className="tab"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          hidden={index !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
