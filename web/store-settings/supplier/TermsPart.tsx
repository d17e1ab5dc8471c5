import * as settingsApi from '../../../contract/store-settings.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { useDeskTexts } from '../../desk/texts.ts'
import { useLanguage } from '../../platform/texts.ts'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { PartForm } from './PartForm.tsx'
import type { Settings } from './queries.ts'
import { useSettingsTexts } from './texts.ts'
import { usePartForm } from './use-part-form.ts'

/** From what amount on, for how much and how fast the store delivers; how many carts that touches stands above. */
export function TermsPart({ terms: { version, ...terms }, openCarts }: Pick<Settings, 'terms' | 'openCarts'>) {
  const t = useSettingsTexts()
  const { more } = useDeskTexts().list
  const language = useLanguage()
  const form = usePartForm({ endpoint: settingsApi.changeTerms, stored: shownTerms(terms, language), version, inputOf })
  const count = openCarts.isExact ? String(openCarts.value) : more(openCarts.value)
  const money = { inputMode: 'decimal', suffix: '€', maxLength: 12 } as const
  const days = { inputMode: 'numeric', maxLength: 2 } as const
  return (
    <PartForm title={t.tabs.terms} form={form} lead={openCarts.value === 0 ? t.noCarts : t.openCarts(count)}>
      <TextField {...form.field('minimumOrder')} {...money} />
      <TextField {...form.field('shippingFee')} {...money} />
      <TextField {...hinted(form.field('freeFrom'), t.freeFromHint)} isOptional {...money} className="sm:col-span-2" />
      <TextField {...form.field('leadMinDays')} {...days} />
      <TextField {...form.field('leadMaxDays')} {...days} />
      <Textarea {...hinted(form.field('returnsDe'), t.returnsHint)} isOptional rows={4} maxLength={1000} />
      <Textarea {...hinted(form.field('returnsEn'), t.returnsHint)} isOptional rows={4} maxLength={1000} />
    </PartForm>
  )
}

/** What has happened meanwhile says more than how to fill it in. */
const hinted = <Field extends { hint: string | undefined }>(field: Field, hint: string) => ({
  ...field,
  hint: field.hint ?? hint,
})

type Terms = Omit<Settings['terms'], 'version'>

function shownTerms(
  { minimumOrder, shippingFee, freeFrom, leadMinDays, leadMaxDays, ...words }: Terms,
  language: Language,
) {
  const amount = (euros: number) =>
    euros.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false })
  return {
    ...words,
    minimumOrder: amount(minimumOrder),
    shippingFee: amount(shippingFee),
    freeFrom: freeFrom === null ? '' : amount(freeFrom),
    leadMinDays: String(leadMinDays),
    leadMaxDays: String(leadMaxDays),
  }
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replace(',', '.')))

const inputOf = (values: ReturnType<typeof shownTerms>) => ({
  ...values,
  minimumOrder: numberOf(values.minimumOrder),
  shippingFee: numberOf(values.shippingFee),
  freeFrom: values.freeFrom.trim() === '' ? null : numberOf(values.freeFrom),
  leadMinDays: numberOf(values.leadMinDays),
  leadMaxDays: numberOf(values.leadMaxDays),
})
