import Lock from 'lucide-react/icons/lock'
import { OtherMemberships } from '../../account/team/OtherMemberships.tsx'
import { localPath, paths } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'
import { useSession, useSignOut } from '../../platform/viewer/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useDeskTexts } from '../texts.ts'
import type { Side } from '../workplace.ts'

/** For an account that acts as something else; who belongs here as well changes with one press. */
export function OtherSide({ side }: { side: Side }) {
  const t = useDeskTexts()
  const language = useLanguage()
  const { user } = useSession()
  const signOut = useSignOut()
  return (
    <EmptyState isPage icon={<Lock />} title={t.noSide[side].title} text={t.noSide[side].text}>
      {user?.membership?.isOneOfSeveral && (
        <div className="w-full max-w-sm text-left">
          <OtherMemberships className="desk-menu-entry" onPick={() => {}} />
        </div>
      )}
      <Button onClick={() => void signOut()}>{t.signInOther}</Button>
      <a href={localPath(language, paths.home())} className={buttonClass({ variant: 'secondary' })}>
        {t.toShop}
      </a>
    </EmptyState>
  )
}
