import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as menuApi from '../../contract/menu/menu.ts'
import type { Dish } from '../../contract/menu/menu.ts'
import { call } from '../platform/calls/call.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { useWrite } from '../platform/writes/use-write.ts'
import { Button } from '../ui/Button.tsx'
import { Tag, type TagVariant } from '../ui/Tag.tsx'
import { ConfirmDialog } from '../ui/windows/ConfirmDialog.tsx'
import { useMenuTexts } from './texts.ts'

/** One dish with what follows from what is in it. */
export function DishCard({ dish, onEdit }: { dish: Dish; onEdit: () => void }) {
  const t = useMenuTexts()
  const language = useLanguage()
  const name = language === 'de' ? dish.nameDe : dish.nameEn
  const parts = [...dish.articles.map((article) => article.name), ...dish.ingredients.map((each) => each.name)]
  return (
    <li className="rounded-lg bg-surface p-4 hairline sm:p-6">
      <h2 className="font-sans text-lg tracking-normal break-words">{name}</h2>
      {parts.length > 0 && <p className="text-small break-words text-ink-2">{t.parts(parts.join(', '))}</p>}
      <Facts dish={dish} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" aria-label={t.editNamed(name)} onClick={onEdit}>
          {t.edit}
        </Button>
        <RemoveDish id={dish.id} name={name} />
      </div>
    </li>
  )
}

function Facts({ dish: { contains, traces, notStated, additives, withoutAdditives } }: { dish: Dish }) {
  const t = useMenuTexts()
  const allergens = (codes: Dish['contains']) => codes.map((code) => t.allergens[code])
  const isFree = contains.length + traces.length + notStated.length === 0
  return (
    <div className="mt-3 grid gap-2.5">
      {isFree && <p className="text-medium font-medium text-ok">{t.none}</p>}
      <Names label={t.contains} names={allergens(contains)} variant="danger" />
      <Names label={t.traces} names={allergens(traces)} variant="warn" />
      <Names label={t.notStated} names={allergens(notStated)} variant="neutral" />
      <Names label={t.additives} names={additives.map((code) => t.additiveNames[code])} variant="info" />
      {withoutAdditives.length > 0 && (
        <p className="text-small break-words text-ink-2">{t.withoutAdditives(withoutAdditives.join(', '))}</p>
      )}
    </div>
  )
}

function Names({ label, names, variant }: { label: string; names: string[]; variant: TagVariant }) {
  if (names.length === 0) return null
  return (
    <div>
      <p className="text-small text-ink-3">{label}</p>
      <ul aria-label={label} className="mt-1 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name}>
            <Tag variant={variant}>{name}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}

function RemoveDish({ id, name }: { id: string; name: string }) {
  const t = useMenuTexts()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const remove = useWrite({
    mutationFn: () => call(menuApi.remove, { id }),
    async onSuccess() {
      showToast('success', t.removed)
      await queryClient.invalidateQueries({ queryKey: ['menu'] })
    },
  })
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t.removeNamed(name)}
        isLoading={remove.isPending}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.removeAsk(name)}
          text={t.removeText}
          confirm={t.remove}
          onConfirm={() => remove.mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
