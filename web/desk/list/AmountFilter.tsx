import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'
import { wholeEurosOf } from './whole-euros.ts'

/** The least and the most that what a list shows comes to, in the address. */
export function AmountFilter({ address }: { address: ListAddress }) {
  const t = useDeskTexts().list
  const fields = [
    { name: 'grossFrom', label: t.amountFrom },
    { name: 'grossTo', label: t.amountTo },
  ]
  return fields.map(({ name, label }) => {
    const value = String(wholeEurosOf(address.search.get(name)) ?? '')
    const change = (typed: string) => {
      const next = String(wholeEurosOf(typed) ?? '')
      if (next !== value) address.set({ [name]: next })
    }
    return (
      <label key={name} className={`desk-chip ${value && 'on'}`}>
        {label}
        <input
          key={value}
          type="text"
          inputMode="numeric"
          maxLength={7}
          className="h-full w-16 bg-transparent outline-offset-4"
          defaultValue={value}
          onBlur={({ target }) => change(target.value)}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && change(currentTarget.value)}
        />
      </label>
    )
  })
}
