/** Who is told of the card provider's events: each feature that takes payments says how it finishes one of its own. */
export class PaymentEvents {
  readonly #owners: ((paymentId: string) => Promise<boolean>)[] = [];

  /** `finish` returns false for a payment that is not the feature's; it may throw what its feature refuses. */
  register(finish: (paymentId: string) => Promise<boolean>): void {
    this.#owners.push(finish);
  }

  /** Lets the payment's owner finish it. false: nobody here knows it. */
  async finish(paymentId: string): Promise<boolean> {
    for (const owner of this.#owners) if (await owner(paymentId)) return true;
    return false;
  }
}
