import { berlinDay } from '../../../contract/platform/values.ts'
import type { Dish } from '../../../contract/menu/menu.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { dayText } from '../../orders/documents/document-format.ts'
import {
  body,
  finishedPages,
  left,
  openPage,
  paragraph,
  right,
  rule,
  small,
  turnPage,
} from '../../orders/documents/document-sheet.ts'
import type { Pen } from '../../orders/documents/document-sheet.ts'
import type { TextStyle } from '../../orders/documents/typesetter.ts'

export type ListContent = { language: Language; printedAt: Date; companyName: string; dishes: Dish[] }

const bold: TextStyle = { size: 11, weight: 'bold' }

/** A4 for guests: of each dish what is in it, what may be, and of what nothing is stated. */
export async function drawList({ language, printedAt, companyName, dishes }: ListContent): Promise<Buffer> {
  const t = texts(language).menu.list
  const pen = openPage({ language, title: t.title, author: companyName, at: printedAt })
  line(pen, companyName, bold)
  pen.y += 4
  line(pen, t.title, { size: 17, weight: 'bold' })
  line(pen, t.asOf(dayText(berlinDay(printedAt), language)), body)
  pen.y += 8
  for (const dish of dishes) drawDish(pen, dish, language)
  turnPage(pen, 40)
  pen.y += 8
  line(pen, t.notice, small)
  return finishedPages(pen, { language, by: companyName, title: t.title })
}

const line = (pen: Pen, text: string, style: TextStyle) => paragraph(pen, text, { width: right - left, style })

function drawDish(pen: Pen, dish: Dish, language: Language) {
  turnPage(pen, 90)
  rule(pen, pen.y)
  pen.y += 8
  line(pen, language === 'de' ? dish.nameDe : dish.nameEn, bold)
  for (const text of sentences(dish, language)) line(pen, text, body)
  pen.y += 8
}

function sentences({ contains, traces, notStated, additives, withoutAdditives }: Dish, language: Language): string[] {
  const t = texts(language).menu.list
  const allergens = (codes: Dish['contains']) => codes.map((code) => t.allergens[code]).join(', ')
  return [
    contains.length > 0 && t.contains(allergens(contains)),
    traces.length > 0 && t.traces(allergens(traces)),
    notStated.length > 0 && t.notStated(allergens(notStated)),
    contains.length + traces.length + notStated.length === 0 && t.none,
    additives.length > 0 && t.additives(additives.map((code) => t.additiveNames[code]).join(', ')),
    withoutAdditives.length > 0 && t.withoutAdditives(withoutAdditives.join(', ')),
  ].filter((text) => text !== false)
}
