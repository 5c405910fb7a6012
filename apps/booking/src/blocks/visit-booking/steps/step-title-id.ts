/** Id of the heading of whatever stands on the booking's screen: the focus goes there with every step, and a visit's page leads there. */
export const stepTitleId = 'booking-title';
