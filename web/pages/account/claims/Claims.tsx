import PackageX from 'lucide-react/icons/package-x'
import type { ClaimEntry } from '../../../../contract/claims/claims.ts'
import { claimsQuery, claimStates } from '../../../claims/queries.ts'
import { ClaimTag } from '../../../claims/ClaimTag.tsx'
import { useClaimTexts } from '../../../claims/texts.ts'
import { Link } from '../../../frame/Link.tsx'
import { accountPaths } from '../../../account-paths.ts'
import { paths } from '../../../paths.ts'
import { dayText } from '../../../platform/dates.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { StatesPage } from '../../parts/account/StatesPage.tsx'

/** Claims of the company, newest first. */
export function Component() {
  const t = useClaimTexts()
  return (
    <StatesPage
      t={t}
      path={accountPaths.claims()}
      states={claimStates}
      queryOf={claimsQuery}
      icon={<PackageX />}
      renderRow={(claim) => <ClaimRow key={claim.number} claim={claim} />}
    >
      <Link to={`${paths.deliveries()}?state=ARRIVED`} className={buttonClass({ variant: 'secondary' })}>
        {t.toDeliveries}
      </Link>
    </StatesPage>
  )
}

function ClaimRow({ claim }: { claim: ClaimEntry }) {
  const t = useClaimTexts()
  const language = useLanguage()
  const { number, storeName, productName, imageUrl, lineCount, pieceCount, isPack, createdAt } = claim
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 p-4 hover:bg-sunken sm:px-6">
      <Picture url={imageUrl} alt="" sizes="48px" className="size-12 shrink-0 rounded-md" />
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="font-sans text-medium tracking-normal">
          <Link to={accountPaths.claim(number)} className="break-words tabular-nums after:absolute after:inset-0">
            {number}
          </Link>
        </h2>
        <p className="text-small break-words text-ink-2">
          {storeName} · {t.andMore(productName, lineCount - 1)}
        </p>
        <p className="text-small text-ink-3">{t.row(dayText(createdAt, language), pieceCount, isPack)}</p>
      </div>
      <ClaimTag status={claim.status} text={claim.statusText} />
    </li>
  )
}
