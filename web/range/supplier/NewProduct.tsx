import { useState } from 'react'
import * as editorApi from '../../../contract/range/editor.ts'
import type { RangeCategory } from '../../../contract/range/list.ts'
import { useFrame } from '../../frame/frame-context.ts'
import { localPath } from '../../paths.ts'
import { call } from '../../platform/calls/call.ts'
import { CallProblem } from '../../platform/calls/call-problem.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { useRangeTexts } from '../texts.ts'
import { useRangeAgain } from './queries.ts'

type NewProductProps = { categories: readonly RangeCategory[]; onClose: () => void }

/** Begins a draft, from a GTIN or in a category, and opens it. */
export function NewProduct({ categories, onClose }: NewProductProps) {
  const t = useRangeTexts().newProduct
  const language = useLanguage()
  const { navigator } = useFrame()
  const again = useRangeAgain()
  const [gtin, setGtin] = useState('')
  const [category, setCategory] = useState('')
  const create = useWrite({
    mutationFn: () =>
      call(editorApi.create, {
        ...(gtin.trim() && { gtin: gtin.replaceAll(/\s/g, '') }),
        ...(category && { category }),
      }),
    onSuccess: ({ skuId }) => {
      void again()
      navigator.push(localPath(language, `/supplier/products/${skuId}`))
    },
  })
  const errors = create.error instanceof CallProblem ? create.error.fieldErrors : {}
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isLoading={create.isPending} onClick={() => create.mutate()}>
            {t.create}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{t.lead}</p>
        <TextField
          label={t.gtin}
          isOptional
          hint={t.gtinHint}
          inputMode="numeric"
          maxLength={20}
          value={gtin}
          onChange={({ target }) => setGtin(target.value)}
          {...(errors.gtin && { error: errors.gtin })}
        />
        <SearchSelect
          label={t.category}
          hint={t.categoryHint}
          options={categories.map(({ slug, name, rootName }) => ({ value: slug, label: `${rootName} › ${name}` }))}
          value={category}
          onChange={setCategory}
          {...(errors.category && { error: errors.category })}
        />
      </div>
    </Dialog>
  )
}
