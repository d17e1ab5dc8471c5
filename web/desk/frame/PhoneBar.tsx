import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../frame/Link.tsx'
import { localPath, paths } from '../../paths.ts'
import { useLanguage } from '../../platform/texts.ts'
import { dataOrNothing } from '../../platform/reads/read.ts'
import { Drawer } from '../../ui/windows/Drawer.tsx'
import { Bell } from '../notices/Bell.tsx'
import { NewMenu } from './NewMenu.tsx'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { useDeskTexts } from '../texts.ts'
import { placePath } from '../workplace.ts'
import { DeskLogo } from './DeskLogo.tsx'
import { PlaceBadge } from './PlaceBadge.tsx'
import { usePlaceName } from './place-name.ts'
import { useBadges } from './use-badges.ts'
import { StoreMark } from './StoreTile.tsx'
import { AccountButton } from './TopBar.tsx'
import { isCurrent, placeOf, useRailPlaces, useWorkplaceRoutes, type RailPlace } from './workplace-context.ts'
import { useWorkplace } from './workplace-queries.ts'

/** On phones in the place of rail and top bar: whom one works for, and the person. */
export function PhoneTop() {
  const t = useDeskTexts()
  const { side } = useWorkplaceRoutes()
  const store = dataOrNothing(useWorkplace())?.store
  return (
    <header className="desk-phone-top">
      {side === 'supplier' ? <StoreMark /> : <DeskLogo />}
      <b>{side === 'supplier' ? (store?.name ?? '…') : t.sides.operator}</b>
      <PaletteButton />
      <NewMenu />
      <Bell />
      <AccountButton />
    </header>
  )
}

/** The four places of a phone's thumb, and all others behind 'More'. */
export function PhoneBar() {
  const t = useDeskTexts()
  const [isOpen, setOpen] = useState(false)
  const places = useRailPlaces()
  const inBar = places.filter(({ rail }) => rail.phone !== undefined).toSorted((a, b) => a.rail.phone! - b.rail.phone!)
  return (
    <>
      <nav aria-label={t.areas} className="desk-phone-bar">
        {inBar.map((place) => (
          <BarLink key={place.path} place={place} />
        ))}
        <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Ellipsis />
          <span>{t.more}</span>
        </button>
      </nav>
      {isOpen && (
        <MorePlaces places={places.filter(({ rail }) => rail.phone === undefined)} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

function MorePlaces({ places, onClose }: { places: RailPlace[]; onClose: () => void }) {
  const t = useDeskTexts()
  const language = useLanguage()
  return (
    <Drawer title={t.more} side="bottom" onClose={onClose}>
      <nav aria-label={t.more} className="desk-more">
        {places.map((place) => (
          <BarLink key={place.path} place={place} onPick={onClose} />
        ))}
        <a href={localPath(language, paths.home())} target="_blank" rel="noopener">
          <ExternalLink />
          <span>{t.toShop}</span>
        </a>
      </nav>
    </Drawer>
  )
}

function BarLink({ place, onPick }: { place: RailPlace; onPick?: () => void }) {
  const { side } = useWorkplaceRoutes()
  const name = usePlaceName(place)
  const Icon = place.rail.icon
  const isShown = isCurrent(place, placeOf(side, useLocation().pathname))
  return (
    <Link to={placePath(side, place.path)} aria-current={isShown ? 'page' : undefined} onClick={onPick}>
      <Icon />
      <span>{name}</span>
      <PlaceBadge badge={useBadges(side).get(place.path)} />
    </Link>
  )
}
