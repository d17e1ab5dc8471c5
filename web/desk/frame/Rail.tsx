import ExternalLink from 'lucide-react/icons/external-link'
import { useLocation } from 'react-router'
import { Link } from '../../frame/Link.tsx'
import { localPath, paths } from '../../paths.ts'
import { useLanguage, useTexts } from '../../platform/texts.ts'
import { useDeskTexts } from '../texts.ts'
import { placePath, type Group } from '../workplace.ts'
import { DeskLogo } from './DeskLogo.tsx'
import { StoreTile } from './StoreTile.tsx'
import { PlaceBadge } from './PlaceBadge.tsx'
import { usePlaceName } from './place-name.ts'
import { useBadges, type Badge } from './use-badges.ts'
import { isCurrent, placeOf, useRailPlaces, useWorkplaceRoutes, type RailPlace } from './workplace-context.ts'

/** The areas of a workplace: with words where there is room, symbols with a name for everybody else. */
export function Rail() {
  const t = useDeskTexts()
  const language = useLanguage()
  const { siteName } = useTexts().shell
  const { side } = useWorkplaceRoutes()
  const places = useRailPlaces()
  const badges = useBadges(side)
  const groups = [...new Set(places.map(({ rail }) => rail.group))].filter((group) => group !== 'end')
  const of = (group: Group) => places.filter(({ rail }) => rail.group === group)
  return (
    <>
      <Link to={placePath(side, '')} className="desk-logo" aria-label={`${siteName} ${t.sides[side]}`}>
        <DeskLogo />
        <span aria-hidden="true">tresen</span> <small aria-hidden="true">{t.sides[side]}</small>
      </Link>
      <StoreTile />
      <nav aria-label={t.areas} className="desk-nav">
        {groups.map((group) => (
          <div key={group}>
            {group in t.groups && <p className="desk-group">{t.groups[group as keyof typeof t.groups]}</p>}
            {of(group).map((place) => (
              <RailLink key={place.path} place={place} badge={badges.get(place.path)} />
            ))}
          </div>
        ))}
        <div className="desk-rail-end">
          {of('end').map((place) => (
            <RailLink key={place.path} place={place} badge={badges.get(place.path)} />
          ))}
          <a href={localPath(language, paths.home())} target="_blank" rel="noopener" title={t.toShop}>
            <ExternalLink />
            <span>{t.toShop}</span>
          </a>
        </div>
      </nav>
    </>
  )
}

function RailLink({ place, badge }: { place: RailPlace; badge: Badge | undefined }) {
  const { side } = useWorkplaceRoutes()
  const name = usePlaceName(place)
  const Icon = place.rail.icon
  const isShown = isCurrent(place, placeOf(side, useLocation().pathname))
  return (
    <Link to={placePath(side, place.path)} aria-current={isShown ? 'page' : undefined} title={name}>
      <Icon />
      <span>{name}</span>
      <PlaceBadge badge={badge} />
    </Link>
  )
}
