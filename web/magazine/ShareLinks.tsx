import Link2 from 'lucide-react/icons/link-2'
import Mail from 'lucide-react/icons/mail'
import { useFrame } from '../frame/frame-context.ts'
import { localPath, paths } from '../paths.ts'
import { useMagazineTexts } from './texts.ts'
import { useLanguage } from '../platform/texts.ts'
import { showToast } from '../platform/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import type { ShownPost } from './queries.ts'

/** Ways to pass a post on that involve nobody else: a mail of one's own, and the address to paste. */
export function ShareLinks({ post }: { post: Pick<ShownPost, 'path' | 'title'> }) {
  const t = useMagazineTexts()
  const { origin } = useFrame()
  const url = origin + localPath(useLanguage(), paths.post(post.path))
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => showToast('success', t.copied),
      () => showToast('error', url),
    )
  return (
    <div className="mt-10 flex flex-wrap items-center gap-2.5 border-t border-line pt-6">
      <h2 className="mr-2 text-base">{t.share}</h2>
      <a
        href={`mailto:?subject=${encodeURIComponent(post.title)}&body=${encodeURIComponent(url)}`}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        <Mail aria-hidden="true" />
        {t.shareByMail}
      </a>
      <Button variant="secondary" size="sm" icon={<Link2 />} onClick={() => void copy()}>
        {t.copyLink}
      </Button>
    </div>
  )
}
