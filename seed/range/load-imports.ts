import { addImport } from '../../api/import/runs/add-import.ts'
import { applyImport } from '../../api/import/runs/apply-import.ts'
import { compareImport } from '../../api/import/runs/compare-import.ts'
import { workImport } from '../../api/import/runs/work-import.ts'
import { workChangeSet } from '../../api/change-sets/work-change-set.ts'
import type { Deps } from '../../api/platform/deps.ts'
import { hoursBefore, readDemoMembers, type DemoArticle, type DemoMember } from './demo-members.ts'

const GOODS = 24

type File = { name: string; hoursAgo: number; isApplied: boolean; text: (goods: DemoArticle[]) => string }

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const row = (...cells: string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`
const priced = ({ supplierSku, nameDe, priceCents }: DemoArticle, percent: number) =>
  row(supplierSku, nameDe, euros(Math.ceil((priceCents * (100 + percent)) / 100)))

/** What the store has handed in: one that nothing can be made of, one with mistakes that counts, and one that waits to be looked at. */
const files: File[] = [
  { name: 'preisliste-2027.csv', hoursAgo: 20 * 24, isApplied: false, text: () => '' },
  {
    name: 'preisliste-herbst.csv',
    hoursAgo: 12 * 24,
    isApplied: true,
    text: ([first, ...goods]) =>
      row('Artikelnummer', 'Bezeichnung', 'Preis') +
      goods
        .slice(0, 12)
        .map((one) => priced(one, 2))
        .join('') +
      row(first!.supplierSku, first!.nameDe, 'auf Anfrage'),
  },
  {
    name: 'preisliste-winter.csv',
    hoursAgo: 3,
    isApplied: false,
    text: ([first, second, ...goods]) =>
      row('Artikelnummer', 'Bezeichnung', 'Preis') +
      goods.map((one) => priced(one, 3)).join('') +
      row(first!.supplierSku, first!.nameDe, 'auf Anfrage') +
      row(second!.supplierSku, second!.nameDe, '-1,00') +
      row(goods[0]!.supplierSku, goods[0]!.nameDe, euros(goods[0]!.priceCents)),
  },
]

/** Files of the demo's suppliers. Nobody is told by mail; where there are some nothing happens. */
export async function loadImports(deps: Deps, baseDate: Date): Promise<void> {
  const [existing] = await deps.db`select 1 from import_run limit 1`
  if (existing) return
  for (const { caller, goods } of await readDemoMembers(deps.db, GOODS)) {
    if (goods.length < GOODS) continue
    for (const file of files) await handIn(hoursBefore(deps, baseDate, file.hoursAgo), caller, { file, goods })
  }
}

type HandedIn = { file: File; goods: DemoArticle[] }

async function handIn(then: Deps, caller: DemoMember['caller'], { file: { name, text, isApplied }, goods }: HandedIn) {
  const { id, columns, state } = await addImport(then, caller, new File([text(goods)], name))
  if (state !== 'COLUMNS') return
  await compareImport(then, caller, { id, columns: columns.map(({ means }) => means) })
  await workImport(then, id)
  if (!isApplied) return
  // Two cents more are much of a price of a few.
  const { changeSet } = await applyImport(then, caller, { id, confirmedLarge: true })
  await workImport(then, id)
  if (changeSet) await workChangeSet(then, changeSet.id)
}
