import { Link } from '../frame/Link.tsx'
import { paths } from '../paths.ts'
import { openSignIn } from '../platform/viewer/sign-in.ts'
import { useSession } from '../platform/viewer/use-session.ts'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { useSellTexts } from './sell-texts.ts'

/** The form for who is signed in; the ways there for everybody else. */
export function ApplyPart() {
  const t = useSellTexts()
  const { viewer, isLoading } = useSession()
  if (isLoading) return <Skeleton className="h-96 rounded-lg" />
  if (viewer !== 'visitor') return <ApplyForm />
  return (
    <div className="grid justify-items-start gap-5">
      <p className="text-ink-2">{t.signInText}</p>
      <div className="flex flex-wrap items-center gap-5">
        <Button size="lg" onClick={() => openSignIn()}>
          {t.signIn}
        </Button>
        <Link to={paths.register()} className="font-semibold text-brand underline">
          {t.register}
        </Link>
      </div>
    </div>
  )
}
