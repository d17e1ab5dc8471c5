export const storesReplies = {
  promoted: 'Suppliers we recommend',
  leadTime: (min: number, max: number) =>
    min === max ? `${max} working ${max === 1 ? 'day' : 'days'}` : `${min}–${max} working days`,
  returnPolicy:
    'Please check the goods on arrival and report damaged or missing items at once (section 377 of the German Commercial Code). A return can be asked for on the order within 14 days of delivery.',
}
