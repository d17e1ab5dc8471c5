export const consent = {
  title: 'May we count?',
  text: 'With your consent we measure with Google Tag Manager which pages and products are looked at, to improve the shop. It works just as well without.',
  more: 'Cookie policy',
  accept: 'Accept',
  reject: 'Reject',
  choiceTitle: 'Your choice',
  choice: {
    off: 'Nothing is measured here at present, so there is nothing to choose. If that changes, we ask first.',
    unasked: 'You have not chosen yet. Nothing is measured until you agree.',
    granted: 'You have agreed to statistics. You can withdraw that at any time; the page is then loaded anew.',
    denied: 'You have rejected statistics. Nothing is measured and nothing is loaded from third parties.',
  },
  statistics: 'Allow statistics',
}
