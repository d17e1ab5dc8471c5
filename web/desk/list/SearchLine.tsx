import Search from 'lucide-react/icons/search'
import { useAddress } from '../../platform/navigation/use-address.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTyped } from './use-typed.ts'

/** What a list is searched for; it stands in the address, and an empty one leaves it. */
export function SearchLine({ label }: { label: string }) {
  const { search, go } = useAddress()
  const [text, setText] = useTyped(search.get('q') ?? '')
  return (
    <form
      role="search"
      className="px-[18px] pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        const q = text.trim()
        const next = new URLSearchParams(search)
        for (const name of ['after', 'before', 'page', 'q']) next.delete(name)
        if (q) next.set('q', q)
        go(next)
      }}
    >
      <TextField
        name="q"
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        prefix={<Search />}
      />
    </form>
  )
}
