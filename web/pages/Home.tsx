import { Head } from '../frame/Head.tsx'
import { paths } from '../paths.ts'
import { useTexts } from '../platform/texts.ts'

export function Component() {
  const t = useTexts().shell
  return (
    <div className="shell py-10">
      <Head path={paths.home()} />
      <h1 className="text-4xl">{t.siteTitle}</h1>
    </div>
  )
}
