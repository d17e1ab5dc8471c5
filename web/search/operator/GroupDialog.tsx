import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { languages } from '../../../contract/platform/languages.ts'
import type { Language } from '../../../contract/platform/values.ts'
import * as synonymsApi from '../../../contract/synonyms.ts'
import { synonymBounds } from '../../../contract/synonyms.ts'
import { PlainTable } from '../../desk/list/PlainTable.tsx'
import { call } from '../../platform/calls/call.ts'
import { useCallForm } from '../../platform/forms/use-call-form.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { showToast } from '../../platform/toasts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { CallForm } from '../../ui/fields/CallForm.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Textarea } from '../../ui/fields/Textarea.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ConfirmDialog } from '../../ui/windows/ConfirmDialog.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'
import { synonymsKey, trialQuery } from './queries.ts'
import { useOperatorSearchTexts } from './texts.ts'

/** Without `id` a new group. */
export type Edited = { id?: number; names: string[]; isOneWay: boolean; language: Language | null }

type GroupDialogProps = { edited: Edited; onClose: () => void }

/** The names of one group, one a line, and what each of them finds before and after. */
export function GroupDialog({ edited, onClose }: GroupDialogProps) {
  const t = useOperatorSearchTexts()
  const { id, names } = edited
  const queryClient = useQueryClient()
  const [isDirty, setDirty] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const done = async (words: string) => {
    showToast('success', words)
    onClose()
    await queryClient.invalidateQueries({ queryKey: synonymsKey })
  }
  const remove = useWrite({
    mutationFn: (group: { id: number }) => call(synonymsApi.remove, group),
    onSuccess: () => done(t.removed),
  })
  return (
    <>
      <Dialog title={id === undefined ? t.add : t.changeTitle} onClose={onClose} hasUnsaved={isDirty} size="lg">
        <GroupForm
          edited={edited}
          onDirty={setDirty}
          onDone={(saved) => done(savedText(saved, t))}
          onRemove={() => setRemoving(true)}
        />
      </Dialog>
      {isRemoving && id !== undefined && (
        <ConfirmDialog
          title={t.removeTitle}
          text={t.removeText(names.join(', '))}
          confirm={t.remove}
          onConfirm={() => remove.mutate({ id })}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}

const savedText = ({ names, isOneWay }: synonymsApi.SynonymGroup, t: ReturnType<typeof useOperatorSearchTexts>) => {
  const [first = '', ...others] = names
  return isOneWay ? t.savedOneWay(first, others.join(', ')) : t.saved(names.join(', '))
}

const groupIn = ({ names, isOneWay, language }: Typed) => ({
  names: namesIn(names),
  isOneWay,
  language: language || null,
})

const namesIn = (lines: string) => [...new Set(lines.split('\n').map((line) => line.trim()))].filter(Boolean)

type GroupFormProps = {
  edited: Edited
  onDirty: (isDirty: boolean) => void
  onDone: (saved: synonymsApi.SynonymGroup) => Promise<void>
  onRemove: () => void
}

type Typed = { names: string; isOneWay: boolean; language: Language | '' }

function GroupForm({ edited: { id, names, isOneWay, language }, onDirty, onDone, onRemove }: GroupFormProps) {
  const t = useOperatorSearchTexts()
  const isNew = id === undefined
  const [tried, setTried] = useState<Edited | null>(null)
  const form = useCallForm({
    endpoint: isNew ? synonymsApi.add : synonymsApi.change,
    defaultValues: { names: names.join('\n'), isOneWay, language: language ?? '' },
    labels: { names: t.names, isOneWay: t.oneWay, language: t.language },
    inputOf: (values: Typed) => ({ ...groupIn(values), ...(!isNew && { id }) }),
    onDone,
  })
  const { isDirty } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  const tryNames = async () => {
    const isFine = await form.trigger('names')
    setTried(isFine ? { ...groupIn(form.getValues()), ...(!isNew && { id }) } : null)
  }
  return (
    <CallForm form={form}>
      <Textarea
        {...form.field('names')}
        hint={isNew ? t.namesHintNew : t.namesHint}
        maxLength={synonymBounds.mostNames * (synonymBounds.longestName + 1)}
      />
      <SelectField
        {...form.field('language')}
        placeholder={t.everyLanguage}
        options={languages.map((value) => ({ value, label: t.languages[value] }))}
      />
      <Checkbox {...form.field('isOneWay')} />
      {tried && <TriedNames {...tried} />}
      <div className="flex flex-wrap justify-end gap-3">
        {!isNew && (
          <Button variant="quiet" className="mr-auto" onClick={onRemove}>
            {t.remove}
          </Button>
        )}
        <Button variant="secondary" onClick={tryNames}>
          {t.tryNames}
        </Button>
        <Button type="submit" isLoading={form.isSending}>
          {t.save}
        </Button>
      </div>
    </CallForm>
  )
}

/** In numbers: what each name finds now, and once it is saved. */
function TriedNames({ language, ...tried }: Edited) {
  const t = useOperatorSearchTexts()
  const read = useRead(trialQuery({ ...tried, ...(language && { language }) }, useLanguage()))
  const { name, now, later } = t.tried
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-32" />}>
      {({ items }) => (
        <PlainTable
          label={t.tried.title}
          columns={[{ name }, ...[now, later].map((title) => ({ name: title, isNumber: true }))]}
        >
          {tried.names.map((word, i) => (
            <tr key={word}>
              <th scope="row" className="font-normal">
                {word}
              </th>
              <td className="text-right tabular-nums">{items[i]!.foundNow}</td>
              <td className="text-right font-semibold tabular-nums">{items[i]!.foundThen}</td>
            </tr>
          ))}
        </PlainTable>
      )}
    </QueryView>
  )
}
