import { useQueryClient } from '@tanstack/react-query'
import { accountNames, charts, ownAccountNames, standardAccount } from '../../../contract/books/accounts.ts'
import * as booksApi from '../../../contract/books/books.ts'
import type { BooksSettings } from '../../../contract/books/books.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { booksKey } from './queries.ts'
import { useBookTexts } from './texts.ts'

const names = [...accountNames, ...ownAccountNames]
const facts = ['consultant', 'client', 'fiscalYearMonth', 'accountLength', 'chart', 'costCentre'] as const
type Name = (typeof names)[number] | (typeof facts)[number]
type Values = Record<Name, string>

const usual: Partial<BooksSettings> = { fiscalYearMonth: 1, accountLength: 4, chart: 'SKR03' }

const valuesOf = (settings: BooksSettings | null) =>
  Object.fromEntries([...facts, ...names].map((name) => [name, String((settings ?? usual)[name] ?? '')])) as Values

const textOrNone = (text: string) => text.trim() || null
const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const inputOf = (values: Values) => ({
  consultant: numberOf(values.consultant),
  client: numberOf(values.client),
  fiscalYearMonth: Number(values.fiscalYearMonth),
  accountLength: Number(values.accountLength),
  chart: values.chart,
  costCentre: textOrNone(values.costCentre),
  ...Object.fromEntries(names.map((name) => [name, textOrNone(values[name])])),
})

const lengths = [4, 5, 6, 7, 8].map((value) => ({ value: String(value), label: String(value) }))

/** What a store's bookkeeping is called at its tax adviser's, and its accounts. */
export function SettingsForm({ settings }: { settings: BooksSettings | null }) {
  const t = useBookTexts()
  const months = useMonths()
  const queryClient = useQueryClient()
  const form = useCallForm({
    endpoint: booksApi.writeSettings,
    defaultValues: valuesOf(settings),
    labels: { ...t.account, ...Object.fromEntries(facts.map((name) => [name, t[name]])) },
    inputOf,
    cacheProfile: { as: 'books settings', whileOpen: true },
    onDone() {
      showToast('success', t.saved)
      return queryClient.invalidateQueries({ queryKey: booksKey })
    },
  })
  const [chart, accountLength] = form.watch(['chart', 'accountLength'])
  const standard = { chart: charts.find((each) => each === chart) ?? 'SKR03', accountLength: Number(accountLength) }
  const columns = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'
  return (
    <CallForm form={form} className="grid gap-5 p-[18px]" lead={<p className="text-ink-2">{t.settingsLead}</p>}>
      <div className={columns}>
        <TextField {...form.field('consultant')} inputMode="numeric" autoComplete="off" />
        <TextField {...form.field('client')} inputMode="numeric" autoComplete="off" />
        <TextField {...form.field('costCentre')} isOptional maxLength={36} />
        <SelectField {...form.field('chart')} options={charts.map((value) => ({ value, label: value }))} />
        <SelectField {...form.field('accountLength')} options={lengths} />
        <SelectField {...form.field('fiscalYearMonth')} options={months} />
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-semibold">{t.accounts}</legend>
        <div className={columns}>
          {accountNames.map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              isOptional
              inputMode="numeric"
              placeholder={standardAccount(name, standard)}
            />
          ))}
        </div>
        <p className="text-ink-2">{t.ownAccounts}</p>
        <div className={columns}>
          {ownAccountNames.map((name) => (
            <TextField key={name} {...form.field(name)} isOptional inputMode="numeric" />
          ))}
        </div>
      </fieldset>
      <Button type="submit" isLoading={form.isSending} className="justify-self-start">
        {t.save}
      </Button>
    </CallForm>
  )
}

function useMonths() {
  const format = new Intl.DateTimeFormat(useLanguage(), { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, n) => ({ value: String(n + 1), label: format.format(Date.UTC(2026, n, 1)) }))
}
