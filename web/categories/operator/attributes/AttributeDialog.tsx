import { useState, type SyntheticEvent } from 'react'
import type {
  AttributeInput,
  AttributeSet,
  Removed,
  SetAttribute,
} from '../../../../contract/categories/attribute-sets.ts'
import { attributeBounds } from '../../../../contract/categories/attribute-sets.ts'
import { contentBounds } from '../../../../contract/operator/content.ts'
import { urlPart } from '../../../../contract/platform/fold-text.ts'
import { attributeKinds, type AttributeKind } from '../../../../contract/range/attributes.ts'
import { useDeskTexts } from '../../../desk/texts.ts'
import { CallProblem } from '../../../platform/calls/call-problem.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { showToast } from '../../../platform/toasts.ts'
import { useWrite } from '../../../platform/writes/use-write.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { FormRefusal } from '../../../ui/fields/FormRefusal.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Dialog } from '../../../ui/windows/Dialog.tsx'
import { ChoiceList } from './ChoiceList.tsx'
import { RemoveDialog } from './LeaveDialogs.tsx'
import { RemovedList } from './RemovedList.tsx'
import { inputAs, labelIn, readRemoved, useSetAgain, writeSet } from './set-writes.ts'
import { useCategoryAttributeTexts } from './texts.ts'

type AttributeDialogProps = {
  set: AttributeSet
  /** Null for a new one. */
  attribute: SetAttribute | null
  onClose: () => void
}

const blank: AttributeInput = {
  key: '',
  kind: 'TEXT',
  labelDe: '',
  labelEn: '',
  unit: '',
  choices: [],
  isRequired: false,
  isFilter: false,
}

/** One attribute: what it is called, what it takes, and what it counts for. */
export function AttributeDialog({ set, attribute, onClose }: AttributeDialogProps) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const [values, setValues] = useState(attribute ? inputAs(attribute) : blank)
  const [reason, setReason] = useState('')
  const [isLeaving, setLeaving] = useState(false)
  const sending = useSending({ set, attribute, values, onDone: onClose })
  const isDirty = reason !== '' || JSON.stringify(values) !== JSON.stringify(attribute ? inputAs(attribute) : blank)
  if (isLeaving && attribute) return <RemoveDialog set={set} attribute={attribute} onClose={onClose} />
  const change = (changed: Partial<AttributeInput>) => {
    sending.startAnew()
    setValues({ ...values, ...changed })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    sending.send(reason)
  }
  const { removed, errors, refusal } = sending
  return (
    <Dialog
      title={attribute ? t.open(labelIn(attribute, language)) : t.add}
      onClose={onClose}
      hasUnsaved={isDirty}
      size="lg"
    >
      <form method="post" noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <Facts {...{ values, change, errors }} isNew={attribute === null} />
        {(values.kind === 'CHOICE' || values.kind === 'CHOICES') && (
          <ChoiceList
            choices={values.choices}
            archived={(attribute?.choices ?? []).filter(({ isArchived }) => isArchived)}
            errors={errors}
            onChange={(choices) => change({ choices })}
          />
        )}
        <Uses {...{ values, change }} />
        <Reason value={reason} error={errors['reason']} onChange={setReason} />
        {removed.length > 0 && (
          <div className="sm:col-span-2">
            <RemovedList removed={removed} />
          </div>
        )}
        <div className="sm:col-span-2">
          <FormRefusal text={refusal} />
        </div>
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          {attribute && (
            <Button variant="quiet" className="mr-auto" onClick={() => setLeaving(true)}>
              {t.remove}
            </Button>
          )}
          <Button type="submit" isLoading={sending.isPending}>
            {removed.length > 0 ? t.saveAnyway : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type SendingProps = Omit<AttributeDialogProps, 'onClose'> & { values: AttributeInput; onDone: () => void }

/** First says what choices would leave; pressed once more it writes. What is refused stands at its field. */
function useSending({ set, attribute, values, onDone }: SendingProps) {
  const t = useCategoryAttributeTexts()
  const language = useLanguage()
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const others = set.own.map(inputAs)
  // Behind the others where it is new, or somebody else has taken it out meanwhile.
  const held = set.own.findIndex(({ key }) => key === attribute?.key)
  const place = held < 0 ? others.length : held
  const attributes = others.toSpliced(place, 1, values)
  const again = useSetAgain(set)
  const write = useWrite({
    mutationFn: async (reason: string) => {
      if (removed.length === 0) {
        const leaving = await readRemoved(set, { attributes })
        if (leaving.length > 0) return leaving
      }
      await writeSet(set, { attributes, reason })
      return []
    },
    onSuccess: (leaving) => {
      if (leaving.length > 0) return setRemoved(leaving)
      showToast('success', t.saved(labelIn(values, language)))
      onDone()
    },
    // What was typed stays; saving again counts for what is there now, which the refusal has said.
    onSettled: again,
    meta: { isHandled: true },
  })
  const problem = write.error instanceof CallProblem ? write.error : null
  const fields = Object.entries(problem?.fieldErrors ?? {})
  const prefix = `attributes.${place}.`
  const errors: Record<string, string> = Object.fromEntries(
    fields.map(([name, sentence]) => [name.startsWith(prefix) ? name.slice(prefix.length) : name, sentence]),
  )
  return {
    removed,
    /** After a change it is counted anew. */
    startAnew: () => setRemoved([]),
    errors,
    refusal: errors['attributes'] ?? (write.error && fields.length === 0 ? write.error.message : null),
    isPending: write.isPending,
    send: (reason: string) => write.mutate(reason.trim()),
  }
}

type PartProps = { values: AttributeInput; change: (changed: Partial<AttributeInput>) => void }

function Facts({ values, change, errors, isNew }: PartProps & { errors: Record<string, string>; isNew: boolean }) {
  const t = useCategoryAttributeTexts()
  const label = (name: 'labelDe' | 'labelEn') => (
    <TextField
      label={t[name]}
      value={values[name]}
      maxLength={attributeBounds.label}
      error={errors[name]}
      onChange={({ target }) => {
        // The key follows the English name until somebody gives it another one.
        const isFollowing = isNew && name === 'labelEn' && values.key === keyFor(values.labelEn)
        change({ [name]: target.value, ...(isFollowing && { key: keyFor(target.value) }) })
      }}
    />
  )
  return (
    <>
      {label('labelDe')}
      {label('labelEn')}
      <SelectField
        label={t.kind}
        hint={t.kindHint}
        value={values.kind}
        error={errors['kind']}
        options={attributeKinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
        onChange={({ target }) => change({ kind: target.value as AttributeKind })}
      />
      {values.kind === 'NUMBER' && (
        <TextField
          label={t.unit}
          isOptional
          hint={t.unitHint}
          value={values.unit}
          maxLength={attributeBounds.unit}
          error={errors['unit']}
          onChange={({ target }) => change({ unit: target.value })}
        />
      )}
      <TextField
        label={t.key}
        hint={t.keyHint}
        value={values.key}
        maxLength={40}
        readOnly={!isNew}
        error={errors['key']}
        onChange={({ target }) => change({ key: target.value })}
      />
    </>
  )
}

const keyFor = (name: string) =>
  urlPart(name)
    .replaceAll('-', '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 40)

function Uses({ values, change }: PartProps) {
  const t = useCategoryAttributeTexts()
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Checkbox
        label={t.isRequired}
        checked={values.isRequired}
        onChange={({ target }) => change({ isRequired: target.checked })}
      />
      <p className="pl-[29px] text-small text-ink-3">{t.isRequiredHint}</p>
      <Checkbox
        label={t.isFilter}
        checked={values.isFilter}
        onChange={({ target }) => change({ isFilter: target.checked })}
      />
    </div>
  )
}

type ReasonProps = { value: string; error: string | undefined; onChange: (reason: string) => void }

function Reason({ value, error, onChange }: ReasonProps) {
  const t = useCategoryAttributeTexts()
  const desk = useDeskTexts()
  return (
    <TextField
      label={desk.reason}
      hint={t.reasonHint}
      className="sm:col-span-2"
      value={value}
      maxLength={contentBounds.reason}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
