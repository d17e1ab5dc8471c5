import { localPath, paths } from '../paths.ts'
import { useLanguage } from '../platform/texts.ts'
import { useRole } from '../platform/viewer/use-session.ts'
import { useAreaTexts } from './area-texts.ts'

/** For who acts for a store or the operators' team, to their pages, which are a document of their own; nothing for buyers. */
export function WorkplaceLink({ className }: { className: string }) {
  const t = useAreaTexts()
  const language = useLanguage()
  const role = useRole()
  if (role !== 'supplier' && role !== 'operator') return null
  return (
    <a href={localPath(language, paths[role]())} className={className}>
      {t.workplace}
    </a>
  )
}
