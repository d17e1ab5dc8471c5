import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useHomeTexts } from '../../platform/home-texts.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Picture } from '../../ui/Picture.tsx'

export type HeroFigures = { articles: number; stores: number; categories: number }

/** What the shop is, at a glance: words, figures and four ways in. */
export function Hero({ figures }: { figures: HeroFigures }) {
  return (
    <div className="hero">
      <HeroCopy figures={figures} />
      <Bento />
    </div>
  )
}

function HeroCopy({ figures }: { figures: HeroFigures }) {
  const t = useHomeTexts()
  return (
    <section className="hero-copy">
      <span aria-hidden="true" className="hero-ring" />
      <h1 className="hero-title">
        {t.heroStart} <em className="text-[oklch(.82_.14_62)] not-italic">{t.heroAccent}</em>
      </h1>
      <p className="hero-text">{t.heroText}</p>
      <div className="hero-actions">
        <Link to={paths.register()} className={buttonClass({ variant: 'inverse', size: 'lg' })}>
          {t.register}
        </Link>
        <Link to={paths.search()} className="hero-outlined">
          {t.all}
        </Link>
      </div>
      <dl className="hero-figures">
        {(['articles', 'stores', 'categories'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="hero-label">{t.facts[name]}</dt>
            <dd className="hero-figure">{t.number(figures[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

// Wide enough for the whole of what each picture shows; between laptop and wide screen they are three rows.
const tiles = [
  {
    name: 'breakfast',
    picture: 'heroes/hero-3',
    slug: 'kaffee-tee',
    span: 'col-span-7 lg:max-xl:col-span-12',
    hasArrow: true,
  },
  {
    name: 'fineFood',
    picture: 'covers/cover-47',
    slug: 'oel-essig',
    span: 'col-span-5 lg:max-xl:col-span-6',
    hasArrow: false,
  },
  { name: 'table', picture: 'covers/cover-40', slug: 'tisch-service', span: 'col-span-6', hasArrow: false },
  {
    name: 'rooms',
    picture: 'covers/cover-41',
    slug: 'hotel',
    span: 'col-span-6 lg:max-xl:col-span-12',
    hasArrow: false,
  },
] as const

function Bento() {
  const t = useHomeTexts().bento
  return (
    <ul className="bento">
      {tiles.map(({ name, picture, slug, span, hasArrow }, position) => (
        <li key={name} className={`group bento-tile ${span}`}>
          <Link to={paths.category(slug)} className="block size-full">
            <Picture
              url={`/pictures/stored/${picture}`}
              alt=""
              sizes={position === 0 ? '(min-width: 1024px) 440px, 66vw' : '(min-width: 1024px) 330px, 50vw'}
              isEager
              className="absolute inset-0 zoomed"
            />
            <span className="bento-label">
              {t[name]}
              {hasArrow && <ArrowRight aria-hidden="true" className="size-4" />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
