import type { Fact } from './product-facts.ts'

/** Names and values, a line each. */
export function FactsTable({ facts, className = '' }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={`text-medium tabular-nums ${className}`}>
      {facts.map(({ label, value }) => (
        <div key={`${label} ${value}`} className="grid grid-cols-[46%_1fr] gap-3 border-b border-line py-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
