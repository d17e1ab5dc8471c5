import { useAccountTexts } from '../../../account/account-texts.ts'
import { SplitPanel } from '../../../account/SplitPanel.tsx'
import { Head } from '../../../ui/Head.tsx'
import { lazyPart } from '../../../platform/lazy-part.tsx'
import { useSearch } from '../../../platform/navigation/use-address.ts'
import { useHydrated } from '../../../platform/viewer/viewer.ts'
import { useTeamTexts } from '../../../account/team/team-texts.ts'

// Only who comes with a token gets the form.
const JoinPart = lazyPart(async () => (await import('../../../account/team/JoinPart.tsx')).JoinPart, {
  missing: 'sentence',
})

export function Component() {
  const t = useTeamTexts().joining
  const { linkMissingTitle, linkMissingText } = useAccountTexts()
  // The token stays out of the server's page cache: it is read in the browser only.
  const isHydrated = useHydrated()
  const token = useSearch().get('token')
  const isBroken = isHydrated && !token
  return (
    <>
      <Head title={t.title} path="/join" isNoindex />
      <SplitPanel title={isBroken ? linkMissingTitle : t.title} lead={isBroken ? linkMissingText : ''} picture="hero-3">
        {isHydrated && token && <JoinPart token={token} />}
      </SplitPanel>
    </>
  )
}
