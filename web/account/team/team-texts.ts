import * as rightsDe from '../../../texts/de/rights.ts'
import * as de from '../../../texts/de/account/team.ts'
import * as rightsEn from '../../../texts/en/rights.ts'
import * as en from '../../../texts/en/account/team.ts'
import { orderRequests as requestsDe } from '../../../texts/de/order-requests/screen.ts'
import { orderRequests as requestsEn } from '../../../texts/en/order-requests/screen.ts'
import { useLanguage } from '../../platform/texts.ts'

/** Sentences of the team's pages, which come with them. */
export const useTeamTexts = () => ({ de, en })[useLanguage()]

/** Of what a member may order without approval. */
export const useLimitTexts = () => ({ de: requestsDe, en: requestsEn })[useLanguage()].limit

/** What the roles of a company are called. */
export const useRoleNames = () => useAllRoleNames().buyer

/** Those of everything one can be invited to. */
export const useAllRoleNames = () => ({ de: rightsDe.roles, en: rightsEn.roles })[useLanguage()]
