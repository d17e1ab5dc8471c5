import { storeParts } from '../../../contract/store-settings.ts'
import { PageHead } from '../../desk/PageHead.tsx'
import { ViewLinks } from '../../desk/list/ViewLinks.tsx'
import { useDeskTexts } from '../../desk/texts.ts'
import { Link } from '../../frame/Link.tsx'
import { useSearch } from '../../platform/navigation/use-address.ts'
import { useRead } from '../../platform/reads/use-read.ts'
import { QueryView } from '../../ui/reads/QueryView.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { LegalPart } from './LegalPart.tsx'
import { OrdersPart } from './OrdersPart.tsx'
import { PicturesPart } from './pictures/PicturesPart.tsx'
import { PausePart } from './PausePart.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import { settingsQuery } from './queries.ts'
import { TermsPart } from './TermsPart.tsx'
import { useSettingsTexts } from './texts.ts'

const views = [...storeParts, 'orders', 'pause'] as const

/** What a store sets itself, a part at a time. */
export function Component() {
  const t = useSettingsTexts()
  const { places } = useDeskTexts()
  const view = useSearch().get('view')
  const chosen = views.find((part) => part === view) ?? 'profile'
  const read = useRead(settingsQuery)
  const storeUrl = read.state === 'ready' ? read.data.storeUrl : null
  return (
    <div className="desk-page">
      <PageHead title={places.supplier.settings} lead={read.state === 'ready' && t.lead(read.data.storeName)}>
        <Link to="/supplier/api-keys" className="desk-button">
          {t.tabs.apiKeys}
        </Link>
        {storeUrl && (
          <Link to={storeUrl} className="desk-button">
            {t.toStore}
          </Link>
        )}
      </PageHead>
      <ViewLinks
        label={t.parts}
        path="/supplier/settings"
        views={views.map((key) => ({ key, name: t.tabs[key] }))}
        chosen={chosen}
      />
      <QueryView read={read} failed={{ title: t.failed }} coming={<Skeleton className="h-80" />}>
        {(settings) => (
          <>
            {chosen === 'profile' && <ProfilePart profile={settings.profile} />}
            {chosen === 'pictures' && <PicturesPart />}
            {chosen === 'terms' && <TermsPart terms={settings.terms} openCarts={settings.openCarts} />}
            {chosen === 'legal' && <LegalPart legal={settings.legal} />}
            {chosen === 'orders' && <OrdersPart autoConfirm={settings.autoConfirm} />}
            {chosen === 'pause' && <PausePart settings={settings} />}
          </>
        )}
      </QueryView>
    </div>
  )
}
