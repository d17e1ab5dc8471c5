import type { operatorProducts as en } from '../../en/operator/products.ts'

export const operatorProducts: typeof en = {
  summary: 'den Status von Produkten ansehen und ändern',
  actions: {
    list: {
      takes: [],
      explains: 'Listet Produkte mit Status und Shop auf, die ältesten zuerst, höchstens 200.',
      options: {
        status: ['<Status>', 'nur solche, die DRAFT, IN_REVIEW, ACTIVE, PAUSED, ARCHIVED oder BLOCKED sind'],
        store: ['<Kürzel>', 'nur die dieses Shops'],
      },
    },
    missing: {
      takes: [],
      explains:
        'Listet Waren, von denen Käufern mehr zugesagt ist, als der letzte Import im Lager fand, höchstens 200.',
    },
    show: { takes: ['<SKU>…'], explains: 'Zeigt Produkte und was aus ihnen werden kann.' },
    status: {
      takes: ['<Status>', '<SKU>…'],
      explains:
        'Gibt Produkten einen neuen Status, allen oder keinem: DRAFT → IN_REVIEW → ACTIVE ⇄ PAUSED; BLOCKED von überall und zurück nach IN_REVIEW; ARCHIVED für immer. Zu sehen sind nur solche, die ACTIVE sind.',
    },
  },
  none: 'Es gibt keines.',
  missing: (it) => `${it.missing} von ${it.promised} zugesagten Stück fehlen`,
  next: (statuses) => (statuses ? `kann ${statuses} werden` : 'bleibt, wie es ist'),
  changed: (skuId, was, is) => `${skuId}: ${was} → ${is}`,
  unchanged: 'Dieser Status ist schon gesetzt.',
  noStatus: (text, statuses) => `„${text}“ ist kein Status; es gibt ${statuses}.`,
  unknown: (skuIds) => `Ein Produkt mit der SKU ${skuIds.join(', ')} gibt es nicht.`,
  impossible: (skuId, is, wanted, possible) =>
    `${skuId} ist ${is} und kann nicht ${wanted} werden${possible ? `, nur ${possible}` : ''}.`,
  nothingChanged: 'Es wurde nichts geändert.',
}
