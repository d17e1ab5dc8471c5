import ArrowRight from 'lucide-react/icons/arrow-right'
import { Link } from '../../frame/Link.tsx'
import { paths } from '../../paths.ts'
import { useTexts } from '../../platform/texts.ts'
import { useViewer } from '../../platform/viewer.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Picture } from '../../ui/Picture.tsx'

export type HeroFigures = { articles: number; stores: number; categories: number }

/** What the shop is, in one look: words, figures and four ways in. */
export function Hero({ figures }: { figures: HeroFigures }) {
  return (
    <div className="grid gap-3 pt-3 lg:grid-cols-[1.02fr_1fr] lg:gap-[22px] lg:pt-[22px]">
      <HeroCopy figures={figures} />
      <Bento />
    </div>
  )
}

function HeroCopy({ figures }: { figures: HeroFigures }) {
  const t = useTexts().home
  const isBuyer = useViewer() === 'buyer'
  return (
    <section className="relative flex flex-col overflow-hidden rounded-[22px] bg-[oklch(0.36_0.072_160)] px-6 pt-8 pb-7 text-[oklch(0.985_0.01_120)] lg:min-h-[548px] lg:rounded-xl lg:px-14 lg:pt-[58px] lg:pb-12">
      <span
        aria-hidden="true"
        className="absolute -right-[170px] -bottom-[210px] size-[430px] rounded-full border-[54px] border-[oklch(.405_.078_160)] max-sm:hidden"
      />
      <h1 className="relative text-[46px] leading-[.98] tracking-[-.042em] lg:text-[74px]">
        {t.heroStart} <em className="text-[oklch(.82_.14_62)] not-italic">{t.heroAccent}</em>
      </h1>
      <p className="relative mt-4 max-w-[29em] text-[16.5px] text-[oklch(.92_.02_150)] text-pretty lg:mt-6 lg:text-[19px]">
        {t.heroText}
      </p>
      <div className="relative mt-[22px] flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:mt-8">
        <Link
          to={isBuyer ? paths.search() : paths.register()}
          className={buttonClass({ variant: 'inverse', size: 'lg' })}
        >
          {isBuyer ? t.all : t.register}
        </Link>
        <Link
          to={isBuyer ? paths.wishlist() : paths.search()}
          className="inline-flex h-[54px] items-center justify-center rounded-full px-7 font-semibold text-white shadow-[inset_0_0_0_1.5px_oklch(1_0_0/.45)] transition hover:bg-white/10"
        >
          {isBuyer ? t.wishlist : t.all}
        </Link>
      </div>
      <dl className="relative mt-auto grid grid-cols-3 gap-3 pt-7 sm:flex sm:gap-10 lg:pt-10">
        {(['articles', 'stores', 'categories'] as const).map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-[12.5px] leading-[1.3] text-[oklch(.88_.03_150)] lg:text-[13.5px]">{t.facts[name]}</dt>
            <dd className="font-display text-[21px] leading-[1.1] font-bold tracking-[-.02em] tabular-nums lg:text-[26px]">
              {t.number(figures[name])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const tiles = [
  { name: 'breakfast', picture: 'heroes/hero-3', slug: 'kaffee-tee', span: 'col-span-4', hasArrow: true },
  { name: 'fineFood', picture: 'leaves/oel-essig', slug: 'oel-essig', span: 'col-span-2', hasArrow: false },
  { name: 'table', picture: 'heroes/hero-5', slug: 'tisch-service', span: 'col-span-3', hasArrow: false },
  { name: 'rooms', picture: 'categories/hotel', slug: 'hotel', span: 'col-span-3', hasArrow: false },
] as const

function Bento() {
  const t = useTexts().home.bento
  return (
    <ul className="grid grid-cols-6 grid-rows-[150px_150px] gap-2.5 sm:grid-rows-[220px_220px] lg:grid-rows-2 lg:gap-3.5">
      {tiles.map(({ name, picture, slug, span, hasArrow }, position) => (
        <li key={name} className={`group relative overflow-hidden rounded-[22px] bg-sunken ${span}`}>
          <Link to={paths.category(slug)} className="block size-full">
            <Picture
              url={`/pictures/stored/${picture}`}
              alt=""
              sizes={position === 0 ? '(min-width: 1024px) 440px, 66vw' : '(min-width: 1024px) 330px, 50vw'}
              isEager
              className="absolute inset-0 size-full object-cover transition duration-300 group-hover:scale-[1.03]"
            />
            <span className="absolute bottom-2.5 left-2.5 flex items-center gap-1.5 rounded-full bg-white/92 px-2.5 py-[5px] text-[12.5px] font-semibold text-ink-fixed lg:bottom-3.5 lg:left-3.5 lg:px-[13px] lg:py-[7px] lg:text-[13.5px]">
              {t[name]}
              {hasArrow && <ArrowRight aria-hidden="true" className="size-4" />}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
