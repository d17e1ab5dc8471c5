import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import * as menuApi from '../../contract/menu/menu.ts'
import type { Dish } from '../../contract/menu/menu.ts'
import { call } from '../platform/calls/call.ts'
import { CallProblem } from '../platform/calls/call-problem.ts'
import { useTypedText } from '../platform/forms/use-typed-text.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { ArticlePicker } from './ArticlePicker.tsx'
import { IngredientFields } from './IngredientFields.tsx'
import { menuQuery } from './queries.ts'
import { useMenuTexts } from './texts.ts'

/** `version` is that of the dish when its change began; absent of a new one. */
export type DishDraft = Pick<Dish, 'nameDe' | 'nameEn' | 'articles' | 'ingredients'> & { version?: number }

type DishFormProps = { id: string; dish: Dish | undefined; onSaved: () => void }

const blank: DishDraft = { nameDe: '', nameEn: '', articles: [], ingredients: [] }

/** A dish with its names, bought articles and other ingredients; what is typed outlives a reload. */
export function DishForm({ id, dish, onSaved }: DishFormProps) {
  const t = useMenuTexts().form
  const queryClient = useQueryClient()
  const [typed, setTyped] = useTypedText(`dish ${dish ? id : 'new'}`)
  const draft: DishDraft = readDraft(typed) ?? dish ?? blank
  const change = (next: Partial<DishDraft>) => setTyped(JSON.stringify({ ...draft, ...next }))
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const language = useLanguage()
  /** As another member has saved it in the meantime. */
  const [theirs, setTheirs] = useState<Dish | null>(null)
  const isReady = isNamed(draft.nameDe) && isNamed(draft.nameEn) && draft.ingredients.every(({ name }) => isNamed(name))
  const save = useWrite({
    mutationFn: (over: Partial<DishDraft>) => call(menuApi.save, { id, ...inputOf({ ...draft, ...over }) }),
    async onSuccess() {
      setTyped('')
      showToast('success', t.saved)
      onSaved()
      await queryClient.invalidateQueries({ queryKey: ['menu'] })
    },
    async onError(problem) {
      if (!(problem instanceof CallProblem)) return
      setRefusal(Object.values(problem.fieldErrors)[0] ?? problem.message)
      if (problem.code !== 'DRAFT_CHANGED') return
      const { dishes } = await queryClient.fetchQuery({ ...menuQuery(language), staleTime: 0 })
      setTheirs(dishes.find((other) => other.id === id) ?? null)
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (isReady) save.mutate({})
  }
  const errorOf = (name: string) => (isTried && !isNamed(name) ? { error: t.nameMissing } : {})
  const nameField = (name: 'nameDe' | 'nameEn') => (
    <TextField
      label={t[name]}
      maxLength={120}
      value={draft[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      {...errorOf(draft[name])}
    />
  )
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2">
        {nameField('nameDe')}
        {nameField('nameEn')}
      </div>
      <ArticlePicker articles={draft.articles} onChange={(articles) => change({ articles })} />
      <IngredientFields
        ingredients={draft.ingredients}
        errorOf={errorOf}
        onChange={(ingredients) => change({ ingredients })}
      />
      <p role="alert" className="text-small font-medium text-danger empty:hidden">
        {refusal}
      </p>
      {theirs && (
        <Conflict
          theirs={theirs}
          onTake={() => {
            setTyped(JSON.stringify(theirs))
            setTheirs(null)
            setRefusal('')
          }}
          onOverwrite={() => save.mutate({ version: theirs.version })}
        />
      )}
      <Button type="submit" size="lg" isLoading={save.isPending} className="max-sm:w-full sm:justify-self-start">
        {t.save}
      </Button>
    </form>
  )
}

type ConflictProps = { theirs: Dish; onTake: () => void; onOverwrite: () => void }

/** Another member was faster: theirs is read before one of the two is chosen. */
function Conflict({ theirs: { nameDe, nameEn, articles, ingredients }, onTake, onOverwrite }: ConflictProps) {
  const t = useMenuTexts().form
  const parts = [...articles, ...ingredients].map(({ name }) => name).join(', ')
  return (
    <div className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="text-medium">{t.theirs(`${nameDe} / ${nameEn}`, parts)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onTake}>
          {t.takeTheirs}
        </Button>
        <Button variant="secondary" onClick={onOverwrite}>
          {t.overwrite}
        </Button>
      </div>
    </div>
  )
}

const isNamed = (name: string) => name.trim() !== ''

const inputOf = ({ nameDe, nameEn, articles, ingredients, version }: DishDraft) => ({
  ...(version && { version }),
  nameDe,
  nameEn,
  articles: articles.map(({ productSkuId }) => productSkuId),
  ingredients,
})

function readDraft(text: string): DishDraft | null {
  try {
    return text === '' ? null : (JSON.parse(text) as DishDraft)
  } catch {
    return null
  }
}
