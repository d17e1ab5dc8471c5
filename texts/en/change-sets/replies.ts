export const changeSetsReplies = {
  stockChanged: (counted: number) =>
    `A parcel or a return came in between; ${counted} pieces lie there now. Please count once more.`,
  unknownProduct: 'This product is not one of yours.',
  dayPassed: 'This day has passed.',
  dayTooFar: 'At most two years ahead.',
}
