import Plus from 'lucide-react/icons/plus'
import Table2 from 'lucide-react/icons/table-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import * as variantsApi from '../../../../../contract/range/variants.ts'
import type { VariantEntry } from '../../../../../contract/range/variants.ts'
import { useDeskTexts } from '../../../../desk/texts.ts'
import { Link } from '../../../../frame/Link.tsx'
import { useFrame } from '../../../../frame/frame-context.ts'
import { localPath } from '../../../../paths.ts'
import { call } from '../../../../platform/calls/call.ts'
import { CallProblem } from '../../../../platform/calls/call-problem.ts'
import { dataOrNothing } from '../../../../platform/reads/read.ts'
import { useRead } from '../../../../platform/reads/use-read.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { useWrite } from '../../../../platform/writes/use-write.ts'
import { Button } from '../../../../ui/Button.tsx'
import { FailedRead } from '../../../../ui/reads/FailedRead.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { countText } from '../../../field-text.ts'
import { StatusMark } from '../../../StatusMark.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useRangeAgain, variantsQuery } from '../../queries.ts'
import { useEditor, useField } from '../editor-context.ts'
import { FieldNotes } from '../fields/FieldNotes.tsx'
import { Axes } from './Axes.tsx'
import { Section } from './Section.tsx'

/** The products that differ from this one in size, colour and the like; buyers choose among them on one page. */
export function Variants() {
  const t = useEditorTexts().variants
  const { failed } = useDeskTexts().list
  const language = useLanguage()
  const { product, draft, isReadOnly } = useEditor()
  const { value: group } = useField('variantGroup')
  const read = useRead(variantsQuery(product.skuId, language))
  const items = dataOrNothing(read)?.items ?? []
  return (
    <Section
      name="VARIANTS"
      more={
        group && (
          <Link to={`/supplier/prices?group=${encodeURIComponent(group)}`} className="desk-button">
            {t.openSheet}
            <Table2 />
          </Link>
        )
      }
    >
      <Axes others={items.filter(({ skuId }) => skuId !== product.skuId)} />
      <FieldNotes field="variantOptions" />
      <FieldNotes field="variantGroup" />
      {read.state === 'failed' && <FailedRead failure={read.failure} title={failed} />}
      {group && items.length > 0 && <Rows items={items} />}
      {!isReadOnly && (
        <div className="flex flex-wrap items-end gap-2">
          <AddVariant onAdding={draft.flush} />
          {group && (
            <button
              type="button"
              className="desk-button"
              onClick={() => draft.edit({ variantGroup: '', variantOptions: {} })}
            >
              <X />
              {t.leave}
            </button>
          )}
        </div>
      )}
      {!group && <p className="text-small text-ink-3">{t.none}</p>}
    </Section>
  )
}

function Rows({ items }: { items: readonly VariantEntry[] }) {
  const t = useEditorTexts()
  const language = useLanguage()
  const { product } = useEditor()
  const axes = [...new Set(items.flatMap(({ options }) => Object.keys(options)))]
  const names = t.variants.axes as Record<string, string>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focused so that the arrow keys scroll it (WCAG 2.1.1)
    <div className="overflow-x-auto" role="region" aria-label={t.variants.all} tabIndex={0}>
      <table className="w-full border-collapse text-left text-small tabular-nums">
        <thead>
          <tr className="border-b border-line text-ink-3 [&>th]:px-2 [&>th]:py-2 [&>th]:font-medium">
            <th>{t.fields.supplierSku}</th>
            {axes.map((axis) => (
              <th key={axis}>{names[axis] ?? axis}</th>
            ))}
            <th className="text-right">{t.fields.price}</th>
            <th className="text-right">{t.variants.stock}</th>
            <th>{t.variants.status}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.skuId} className="border-b border-line last:border-0 [&>td]:px-2 [&>td]:py-2">
              <td>
                {item.skuId === product.skuId ? (
                  <b className="font-semibold">{item.supplierSku || item.skuId}</b>
                ) : (
                  <Link to={`/supplier/products/${item.skuId}`} className="underline underline-offset-2">
                    {item.supplierSku || item.name || item.skuId}
                  </Link>
                )}
              </td>
              {axes.map((axis) => (
                <td key={axis}>{item.options[axis] ?? '–'}</td>
              ))}
              <td className="text-right">{item.priceText ?? '–'}</td>
              <td className={`text-right ${item.sellable === 0 ? 'text-danger' : ''}`}>
                {countText(item.sellable, language)}
              </td>
              <td>
                <StatusMark status={item.status} text={t.statuses[item.status]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A copy as a variant, which opens; or a product that is there, by its number. */
function AddVariant({ onAdding }: { onAdding: () => Promise<boolean> }) {
  const t = useEditorTexts().variants
  const language = useLanguage()
  const { product } = useEditor()
  const { navigator } = useFrame()
  const again = useRangeAgain()
  const [number, setNumber] = useState('')
  const add = useWrite({
    mutationFn: async (supplierSku: string | undefined) => {
      await onAdding()
      return call(variantsApi.add, { skuId: product.skuId, ...(supplierSku && { supplierSku }) })
    },
    onSuccess: ({ skuId }, supplierSku) => {
      setNumber('')
      void again()
      if (!supplierSku) navigator.push(localPath(language, `/supplier/products/${skuId}?section=variants`))
    },
  })
  const problem = add.error instanceof CallProblem && add.variables ? t.unknown : ''
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Plus />}
        isLoading={add.isPending}
        onClick={() => add.mutate(undefined)}
      >
        {t.copy}
      </Button>
      <form
        method="post"
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (number.trim()) add.mutate(number.trim())
        }}
      >
        <TextField
          label={t.byNumber}
          value={number}
          maxLength={60}
          onChange={({ target }) => setNumber(target.value)}
          {...(problem && { error: problem })}
        />
        <button type="submit" className="desk-button mb-1" disabled={number.trim() === ''}>
          {t.take}
        </button>
      </form>
    </>
  )
}
