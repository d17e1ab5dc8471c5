import { security as securityDe } from '../../texts/de/account/security.ts'
import { approvals as approvalsDe } from '../../texts/de/approvals/operator.ts'
import { deliveryScreen as deliveryDe } from '../../texts/de/delivery/screen.ts'
import { sell as sellDe } from '../../texts/de/onboarding/sell.ts'
import { setUp as setUpDe } from '../../texts/de/onboarding/set-up.ts'
import { paperScreen as papersDe } from '../../texts/de/papers/screen.ts'
import { bank as bankDe } from '../../texts/de/payouts/bank.ts'
import { rangeEditor as editorDe } from '../../texts/de/range/editor.ts'
import { rangeList as rangeDe } from '../../texts/de/range/list.ts'
import { storeSettingsScreen as settingsDe } from '../../texts/de/store-settings/screen.ts'
import { today as todayDe } from '../../texts/de/today/supplier.ts'
import { security as securityEn } from '../../texts/en/account/security.ts'
import { approvals as approvalsEn } from '../../texts/en/approvals/operator.ts'
import { deliveryScreen as deliveryEn } from '../../texts/en/delivery/screen.ts'
import { sell as sellEn } from '../../texts/en/onboarding/sell.ts'
import { setUp as setUpEn } from '../../texts/en/onboarding/set-up.ts'
import { paperScreen as papersEn } from '../../texts/en/papers/screen.ts'
import { bank as bankEn } from '../../texts/en/payouts/bank.ts'
import { rangeEditor as editorEn } from '../../texts/en/range/editor.ts'
import { rangeList as rangeEn } from '../../texts/en/range/list.ts'
import { storeSettingsScreen as settingsEn } from '../../texts/en/store-settings/screen.ts'
import { today as todayEn } from '../../texts/en/today/supplier.ts'

/** What the pages say that a store meets on its way to the first order. */
export const words = {
  de: {
    security: securityDe,
    approvals: approvalsDe,
    delivery: deliveryDe,
    sell: sellDe,
    setUp: setUpDe,
    papers: papersDe,
    bank: bankDe,
    editor: editorDe,
    range: rangeDe,
    settings: settingsDe,
    today: todayDe,
  },
  en: {
    security: securityEn,
    approvals: approvalsEn,
    delivery: deliveryEn,
    sell: sellEn,
    setUp: setUpEn,
    papers: papersEn,
    bank: bankEn,
    editor: editorEn,
    range: rangeEn,
    settings: settingsEn,
    today: todayEn,
  },
}
export type Words = (typeof words)['en']
