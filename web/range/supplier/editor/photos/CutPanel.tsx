import type { Photo } from '../../../../../contract/range/content.ts'
import type { UploadedPhoto } from '../../../../../contract/range/photos.ts'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { CutFrame } from '../../../../ui/picture/CutFrame.tsx'
import { CutTools } from '../../../../ui/picture/CutTools.tsx'
import { useEditorTexts } from '../../../texts.ts'

type CutPanelProps = { photo: Photo; upload: UploadedPhoto; isReadOnly: boolean; onChange: (photo: Photo) => void }

/** One picture: the square that is shown of it, how it is turned, and what it shows in words. */
export function CutPanel({ photo, upload, isReadOnly, onChange }: CutPanelProps) {
  const t = useEditorTexts().pictures
  const { width, height } = upload
  return (
    <div className="grid gap-4 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-2">
        <CutFrame {...{ upload, isReadOnly, onChange }} cut={photo} ratio={1} label={t.focus} textAt={t.focusAt} />
        <CutTools cut={photo} labels={t} ratioText="1 : 1" {...{ isReadOnly, onChange }} />
      </div>
      <div className="grid content-start gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t.altDe}
            lang="de"
            value={photo.altDe}
            maxLength={200}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange({ ...photo, altDe: target.value })}
          />
          <TextField
            label={t.altEn}
            value={photo.altEn}
            maxLength={200}
            readOnly={isReadOnly}
            onChange={({ target }) => onChange({ ...photo, altEn: target.value })}
          />
        </div>
        <p className="text-small text-ink-3">
          {t.altHint} {t.size(width, height)}
        </p>
      </div>
    </div>
  )
}
