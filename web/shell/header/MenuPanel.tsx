import { languages } from '../../../contract/platform/languages.ts'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { openSignIn } from '../../platform/viewer/sign-in.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useSession } from '../../platform/viewer/use-session.ts'
import { useViewerPhase } from '../../platform/viewer/viewer.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Drawer } from '../../ui/windows/Drawer.tsx'
import { AccountLinks } from '../AccountLinks.tsx'
import { useCategoryTree } from './category-tree.ts'
import { LanguageLink, languageNames } from '../LanguageLink.tsx'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { FailedLine } from '../../ui/reads/FailedLine.tsx'

/** What the menu of phones and tablets holds: account, categories, language. */
export function MenuPanel({ close }: { close: () => void }) {
  const t = useTexts().shell
  return (
    <Drawer title={t.menu} onClose={close} footer={<Languages />}>
      <AccountPart close={close} />
      <Categories close={close} />
    </Drawer>
  )
}

function AccountPart({ close }: { close: () => void }) {
  const t = useTexts().shell
  const { viewer } = useSession()
  const isChanging = useViewerPhase() === 'changing'
  if (isChanging) return null
  if (viewer !== 'visitor')
    return (
      <div className="mb-4 border-b border-line pb-4">
        <AccountLinks onPick={close} />
      </div>
    )
  const signIn = () => {
    close()
    openSignIn()
  }
  return (
    <div className="mb-5 grid gap-2 border-b border-line pb-5">
      <Link to={paths.register()} onClick={close} className={buttonClass()}>
        {t.register}
      </Link>
      <Button variant="secondary" onClick={signIn}>
        {t.signIn}
      </Button>
    </div>
  )
}

function Categories({ close }: { close: () => void }) {
  const t = useTexts().shell
  const tree = useCategoryTree()
  const entry = 'flex min-h-11 items-center justify-between rounded-md px-2 font-medium hover:bg-sunken'
  return (
    <nav aria-label={t.mainNavigation}>
      {tree.state === 'failed' && <FailedLine text={t.categoriesFailed} failure={tree.failure} className="px-2 py-3" />}
      {dataOrNothing(tree)?.map(({ id, name, slug, children }) =>
        children.length === 0 ? (
          <Link key={id} to={paths.category(slug)} onClick={close} className={entry}>
            {name}
          </Link>
        ) : (
          <details key={id} name="categories" className="group">
            <summary className={`${entry} list-none after:content-['+'] group-open:after:content-['–']`}>
              {name}
            </summary>
            <ul className="mb-2 ml-2 border-l border-line pl-3">
              {[{ id, name: t.allOf(name), slug }, ...children].map((child) => (
                <li key={child.slug}>
                  <Link
                    to={paths.category(child.slug)}
                    onClick={close}
                    className="flex min-h-10 items-center text-medium text-ink-2"
                  >
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
      <Link to={paths.offers()} onClick={close} className={`${entry} text-accent-ink`}>
        {t.offers}
      </Link>
      <Link to={paths.stores()} onClick={close} className={entry}>
        {t.suppliers}
      </Link>
      <Link to={paths.magazine()} onClick={close} className={entry}>
        {t.magazine}
      </Link>
    </nav>
  )
}

function Languages() {
  const current = useLanguage()
  return (
    <div className="flex gap-2">
      {languages.map((language) => (
        <LanguageLink
          key={language}
          language={language}
          className={buttonClass({
            variant: language === current ? 'quiet' : 'secondary',
            size: 'sm',
            className: 'flex-1',
          })}
        >
          {languageNames[language]}
        </LanguageLink>
      ))}
    </div>
  )
}
