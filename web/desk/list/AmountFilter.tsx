import { useDeskTexts } from '../texts.ts'
import type { ListAddress } from './list-address.ts'
import { useTyped } from './use-typed.ts'
import { wholeEurosOf } from './whole-euros.ts'

/** The least and the most that what a list shows comes to, in the address. */
export function AmountFilter({ address }: { address: ListAddress }) {
  const t = useDeskTexts().list
  const euros = (text: string | null) => String(wholeEurosOf(text) ?? '')
  const fields = [
    { name: 'grossFrom', label: t.amountFrom },
    { name: 'grossTo', label: t.amountTo },
  ]
  return fields.map(({ name, label }) => {
    const value = euros(address.search.get(name))
    const take = (typed: string) => {
      if (euros(typed) !== value) address.set({ [name]: euros(typed) })
    }
    return <Amount key={name} {...{ label, value, take }} />
  })
}

type AmountProps = { label: string; value: string; take: (typed: string) => void }

function Amount({ label, value, take }: AmountProps) {
  const [text, setText] = useTyped(value)
  return (
    <label className={`desk-chip ${value && 'on'}`}>
      {label}
      <input
        type="text"
        inputMode="numeric"
        maxLength={7}
        className="h-full w-16 bg-transparent outline-offset-4"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={({ target }) => take(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && take(currentTarget.value)}
      />
    </label>
  )
}
