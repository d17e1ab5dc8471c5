import { printedFile } from '../content.ts'
import { FileField } from '../FileField.tsx'
import { FileList } from '../FileList.tsx'
import { PlacementFields } from './PlacementFields.tsx'
import { useDesignTexts } from '../texts.ts'
import type { Editing } from './use-editing.ts'

/** The picture that is printed, and where it stands. */
export function LogoPanel({ editing }: { editing: Editing }) {
  const t = useDesignTexts().files
  const { files } = editing.design
  const logos = files.filter(({ kind }) => kind === 'LOGO')
  return (
    <div className="pt-5">
      <FileField
        editing={editing}
        kind="LOGO"
        label={logos.length > 0 ? t.another : t.logo}
        hint={t.logoHint(Math.floor(editing.template.limits.maxFileBytes / 1024 / 1024))}
      />
      <FileList editing={editing} files={logos} />
      {printedFile(files) && <PlacementFields editing={editing} mark="logo" />}
    </div>
  )
}
