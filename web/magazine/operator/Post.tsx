import { useState } from 'react'
import { useParams } from 'react-router'
import { useDeskTexts } from '../../desk/texts.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Editor } from './editor/Editor.tsx'
import { postDraftQuery } from './queries.ts'
import { useOperatorMagazineTexts } from './texts.ts'

/** One post: what is written, what is missing, what it will look like. */
export function Component() {
  const t = useOperatorMagazineTexts()
  const desk = useDeskTexts()
  const { id = '' } = useParams()
  const read = useRead(postDraftQuery(id), { isFresh: true })
  // Another one is taken into the editor: restored, or somebody else's.
  const [turn, setTurn] = useState(0)
  return (
    <section aria-label={desk.places.operator.post} className="flex min-h-0 flex-1 flex-col">
      <QueryView read={read} failed={{ title: t.failed, isPage: true }} coming={<Skeleton className="m-6 h-96" />}>
        {(draft) => <Editor key={`${id} ${turn}`} draft={draft} onTaken={() => setTurn((before) => before + 1)} />}
      </QueryView>
    </section>
  )
}
