import { useSearch } from '../../platform/navigation/use-address.ts'
import { useDeskTexts } from '../texts.ts'

/** In place of rows where there are none: whether anything was looked for is known by the address. */
export function NoRows() {
  const t = useDeskTexts()
  return <p className="p-[18px] text-ink-2">{useSearch().has('q') ? t.noneFound : t.noneInView}</p>
}
