import { storePictureKinds } from '../../../../contract/pictures/store-pictures.ts'
import { Card } from '../../../desk/Card.tsx'
import { useRead } from '../../../platform/reads/use-read.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormRefusal } from '../../../ui/fields/FormRefusal.tsx'
import { QueryView } from '../../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useSettingsTexts } from '../texts.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { picturesQuery, type Pictures } from './queries.ts'
import { StorePreview } from './StorePreview.tsx'
import { useDrawnPictures } from './use-drawn-pictures.ts'
import { usePicturesForm } from './use-pictures-form.ts'
import { withPictures } from './with-pictures.ts'

/** Logo and cover of the store, and how its card and its page look with them before they are saved. */
export function PicturesPart() {
  const t = useSettingsTexts()
  const read = useRead(picturesQuery)
  return (
    <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
      {(pictures) => <PicturesForm pictures={pictures} />}
    </QueryView>
  )
}

const places = { LOGO: 'logo', COVER: 'cover' } as const

function PicturesForm({ pictures }: { pictures: Pictures }) {
  const t = useSettingsTexts()
  const { chosen, choose, ...form } = usePicturesForm(pictures)
  const drawn = useDrawnPictures(chosen, [...pictures.uploads, ...chosen.added])
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card title={t.tabs.pictures}>
        <div className="grid gap-5 p-[18px]">
          {form.conflict !== null && (
            <div role="alert" className="rounded-xl bg-warn-soft p-3.5 text-small">
              <b className="block">{form.conflict}</b>
              {t.pictures.changed}
            </div>
          )}
          <FormRefusal text={form.refusal} />
          {storePictureKinds.map((kind) => (
            <PictureChoice
              key={kind}
              kind={kind}
              picture={chosen[places[kind]]}
              upload={form.uploadOf(chosen[places[kind]])}
              onChange={(picture) => choose({ [places[kind]]: picture })}
              onUploaded={(upload, picture) => choose({ [places[kind]]: picture, added: [...chosen.added, upload] })}
            />
          ))}
          <Button
            className="justify-self-start"
            isLoading={form.isSending}
            disabled={!form.isChanged}
            onClick={form.save}
          >
            {t.save}
          </Button>
        </div>
      </Card>
      <StorePreview storeIn={(language) => withPictures(pictures.store[language], { chosen, ...drawn })} />
    </div>
  )
}
