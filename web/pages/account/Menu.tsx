import Download from 'lucide-react/icons/download'
import Utensils from 'lucide-react/icons/utensils'
import { useState } from 'react'
import * as menuApi from '../../../contract/menu/menu.ts'
import type { Dish } from '../../../contract/menu/menu.ts'
import { languages } from '../../../contract/platform/languages.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { DishCard } from '../../menu/DishCard.tsx'
import { DishForm } from '../../menu/DishForm.tsx'
import { menuQuery } from '../../menu/queries.ts'
import { useMenuTexts } from '../../menu/texts.ts'
import { accountPaths } from '../../account-paths.ts'
import { call } from '../../platform/calls/call.ts'
import { saveFile } from '../../platform/calls/save-file.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useWrite } from '../../platform/writes/use-write.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Head } from '../../ui/Head.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Dialog } from '../../ui/windows/Dialog.tsx'

/** Dishes of the company, and the list of their allergens and additives. */
export function Component() {
  const t = useMenuTexts()
  const read = useRead({ ...menuQuery(useLanguage()), refetchOnMount: 'always' })
  const [edited, setEdited] = useState<{ id: string; dish: Dish | undefined } | null>(null)
  const add = () => setEdited({ id: crypto.randomUUID(), dish: undefined })
  return (
    <div className="shell pb-4">
      <Head title={t.title} path={accountPaths.menu()} isNoindex />
      <PageTitle className="pt-6 sm:pt-8">{t.title}</PageTitle>
      <p className="mt-2 mb-6 max-w-[46rem] text-ink-2 text-pretty">{t.lead}</p>
      <QueryView
        read={read}
        failed={{ title: t.failedTitle, icon: <Utensils /> }}
        coming={<Skeleton className="h-40 rounded-lg" />}
      >
        {({ dishes }) =>
          dishes.length === 0 ? (
            <EmptyState icon={<Utensils />} title={t.emptyTitle} text={t.emptyText}>
              <Button onClick={add}>{t.add}</Button>
            </EmptyState>
          ) : (
            <>
              <div className="mb-5 flex flex-wrap gap-3">
                <Button onClick={add}>{t.add}</Button>
                <PrintList />
              </div>
              <ul className="grid items-start gap-4 lg:grid-cols-2">
                {dishes.map((dish) => (
                  <DishCard key={dish.id} dish={dish} onEdit={() => setEdited({ id: dish.id, dish })} />
                ))}
              </ul>
            </>
          )
        }
      </QueryView>
      {edited && (
        <Dialog title={edited.dish ? t.edit : t.add} onClose={() => setEdited(null)}>
          <DishForm key={edited.id} {...edited} onSaved={() => setEdited(null)} />
        </Dialog>
      )}
    </div>
  )
}

function PrintList() {
  const t = useMenuTexts()
  const print = useWrite({
    mutationFn: async (language: Language) =>
      saveFile(await call(menuApi.print, { language }), `${t.title} ${language}.pdf`),
  })
  return languages.map((language) => (
    <Button
      key={language}
      variant="secondary"
      icon={<Download />}
      isLoading={print.isPending && print.variables === language}
      onClick={() => print.mutate(language)}
    >
      {t.print[language]}
    </Button>
  ))
}
