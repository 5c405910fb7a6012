// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/site/{brand}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a brand is: theme, languages, texts round the page, payment and consent configuration */
        get: operations["getSite"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/{brand}/addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every page that search engines may know, with its address in each language */
        get: operations["getSiteAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site/{brand}/alternates/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The address of a page in each language, for whoever may not see the page yet */
        get: operations["getAlternates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/{brand}/{language}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The template of the home page, whose route is empty */
        get: operations["getHomePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page/{brand}/{language}/{route}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The template of a page (specification section 1) */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cards of a catalogue page: one for each wine and format, newest vintage on sale */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/products/{slug}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that the product page shows */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/availability/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What changes by the minute: what is left */
        get: operations["getAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/restock_notice/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One mail when a sold-out vintage and format can be bought again; the same answer whether or not the address has asked before */
        post: operations["requestRestockNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/catalogue_impressions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Impressions of a catalogue page as it is shown, for the tag manager; all of its cards when no page is named */
        get: operations["getCatalogueImpressions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/related_products_impressions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Impressions of the related products of a product page */
        get: operations["getRelatedProductsImpressions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom/basket/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The basket of this session; with a country or a mode, shipping is previewed */
        get: operations["getBasket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom/basket/add_product/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds to the quantity of the product's line */
        post: operations["addProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom/basket/update_lines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets quantities; a bad line leaves the others applied and stands in line_errors */
        post: operations["updateLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom/basket/lines/{line_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes a line; a line already gone is no error */
        delete: operations["removeLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom/basket/apply_voucher/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Applies a discount code */
        post: operations["applyVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom/basket/remove_voucher/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a discount code off */
        post: operations["removeVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/checkout/shipping_countries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries the estate ships to, Spain first */
        get: operations["listShippingCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/order/intent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes the order intent of the basket, or revises the one it has (one live intent per basket) */
        post: operations["createOrderIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/order/update_intent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes parts of the intent; refused once the card is authorised */
        post: operations["updateOrderIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/order/capture/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finalises the order of an authorised payment: stock, order, capture */
        post: operations["captureOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/order/impression/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What purchase events carry; only for the session that bought */
        get: operations["getOrderImpression"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/order/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the private link of an order again, by mail; the same answer whether or not there is such an order */
        post: operations["sendOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/order/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The order behind the private link of its mails; whoever holds the token may see it */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment_links/open/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a payment link is for; the first time it counts as opened */
        post: operations["openPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment_links/pay/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the payment of a link; asked again, also elsewhere, it is the same payment */
        post: operations["payPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment_links/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finishes the payment of a link, once; asked again it answers the same */
        post: operations["confirmPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invoice/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The PDF of an invoice behind the private link of its order, visit or mail; whoever holds the token may see it */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/withdrawal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdrawal from a contract, step 1: who, which order, which lines; nothing has happened before step 2 */
        post: operations["declareWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ecom_order/withdrawal/{withdrawal_id}/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdrawal from a contract, step 2: it is made now, and acknowledged by mail; the same answer however often it is asked */
        post: operations["confirmWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/checkout/member_data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the checkout fills in for the member who is logged in */
        get: operations["getMemberData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhook/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signed event of the card payment provider */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visits of a brand */
        get: operations["listExperiences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/group_request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the estate for a visit that cannot be booked, of a larger group or in private; a mail goes to the estate and one to who asks */
        post: operations["requestGroupVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience/next_free/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When each visit of a brand is next to be had: its first beginning in time with room for the fewest people that may book */
        get: operations["listNextFree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One visit with its prices and all that its page says */
        get: operations["getExperience"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin_voucher/voucher/public/check_validity/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether a voucher may be redeemed on a site, and what it is for */
        get: operations["checkVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin_voucher/voucher/public/refusal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** More on why a code does not serve, for whoever was just refused; it counts as a check */
        get: operations["explainVoucherRefusal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin_voucher/voucher/public/redeem/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Books a visit that the voucher pays for, or changes nothing */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin_voucher/voucher/public/check_redemption/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the confirmation page shows of a redemption, for the session that made it; another's is 404 */
        get: operations["checkRedemption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogue/gifts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vouchers that the shop sells as gifts */
        get: operations["listGifts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gift_voucher/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A voucher that was bought as a gift, by the private link of its mail */
        get: operations["getGiftVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/captcha/challenge/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A proof-of-work challenge of the bot check (ALTCHA, version 2); solved once, within 10 minutes, for this host
         * @description `captcha_key` of a submission is the base64 of `{"challenge", "solution"}` in JSON, as ALTCHA's own solvers make it.
         *     404 where the site checks by other means (`bot_check` of the site says which).
         */
        get: operations["getCaptchaChallenge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience/{id}/booking_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the booking form offers for this visit */
        get: operations["getBookingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience/{id}/slot_options/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days and times of a month with room for the visitors; what this session holds itself counts as free */
        get: operations["listSlotOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/experience/{id}/waiting_list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Waits for places in a full slot; who has its turn gets a mail with a link that keeps the places for a while */
        post: operations["joinWaitingList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting_list/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A place in a waiting list, behind the link of its mails */
        get: operations["getWaitingListPlace"];
        put?: never;
        post?: never;
        /** Leaves the waiting list; the same answer however often it is asked */
        delete: operations["leaveWaitingList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking_intent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds places for 15 minutes and opens the payment; again for the same slot and people: the same intent, else the hold is swapped */
        post: operations["createBookingIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking_intent/capture/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finalises the booking of an authorised payment: places, capture, mail */
        post: operations["captureBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking_intent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The booking intent, for the session that made it; another's is 404 */
        get: operations["getBookingIntent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking_intent/{id}/extend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds the places for 15 minutes from now, once; asked again it changes nothing and answers how long they are held */
        post: operations["extendBookingHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking_intent/{id}/release/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets go of the places of a payment that was not made; the same answer however often it is asked */
        post: operations["releaseBookingHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{token}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The booking behind the private link of its mails; whoever holds the token may see it */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{token}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The booking as an iCalendar file */
        get: operations["getBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{token}/code.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The QR code that the visitor shows on arrival; it opens the office for who works there, and the booking for everybody else */
        get: operations["getBookingCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{token}/move/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves the booking to another slot of the same experience, until the limit */
        post: operations["moveBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/{token}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels the booking and gives back what was paid, until the limit; the same answer however often it is asked */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/idi_projects/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Projects of the estate, newest first (specification sections 2 and 7) */
        get: operations["listProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/virtual_experience_videos/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Videos of the virtual visit, by category or subcategory */
        get: operations["listVideos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/press_articles/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the press wrote, newest first, with what it can be narrowed by */
        get: operations["listPressArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/get_contact_page_slug/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the brand of this host has its contact page (specification section 7) */
        get: operations["getContactPageSlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{pageId}/subjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What one may write about, in the language of the page (specification section 7) */
        get: operations["listContactSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact/{pageId}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a message to the estate (specification sections 5 and 7) */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a subscription by the token of the mail; doing it again changes nothing */
        post: operations["confirmNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/unsubscribe/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a subscription by the token of a letter; the same answer for a token that is nobody’s */
        post: operations["endNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks an address to confirm by mail that it wants the newsletter */
        post: operations["subscribeToNewsletter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/login/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a member's session; the basket stays */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/logout/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the member's session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is logged in */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icexnext/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Made when a reader closes the banner (specification section 2); counted by brand in /metrics */
        get: operations["countBannerClosed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/password/forgot/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the member a link to set a new password; the same answer for who is none */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/password/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a password with the token of a mail, a forgotten password's or an invitation's; ends all sessions of the member */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/personal_information/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The member's data, address and what the forms offer to choose from */
        get: operations["getPersonalInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Saves the fields that are sent; the locked ones are refused */
        patch: operations["changePersonalInformation"];
        trace?: never;
    };
    "/api/club/profile/personal_information_url/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where to go after the member has chosen another language */
        get: operations["getPersonalInformationUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the billing address */
        post: operations["saveMemberAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/my_club/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Card, visit codes, invitation and preferences */
        get: operations["getMyClub"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/product_preferences/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Saves the whole list of preferences */
        put: operations["saveProductPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/profile_membership_data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Number, type, validity, goal and next membership */
        get: operations["getMembershipData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/membership_orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders and purchases by membership */
        get: operations["getMembershipOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/profile/visits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The visits that a member booked while logged in, at every house */
        get: operations["getMemberVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/invitation/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a subscription of one year to somebody; one for each membership year */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/catalogue/highlighted_products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The club's catalogue, 8 a page */
        get: operations["getHighlightedProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/joining_request/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks the estate to become a member; the same answer for who is one already */
        post: operations["requestToJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/renewal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A member whose membership has ended asks the estate to renew it; asking again changes nothing */
        post: operations["requestRenewal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the member logs in, where they are logged in, and what deleting their data would come to */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets another password, ends the member's other sessions, and says so by mail */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a link to another e-mail address; the account keeps the old one until it is opened */
        post: operations["requestEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/email/confirm/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the address of the mail's link as the member's, and tells the old address */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/sessions/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Logs the member out somewhere else */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that is kept about the member, as a file (Regulation (EU) 2016/679, articles 15 and 20) */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/club/account/delete/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases the member (article 17); invoices stay, without their name in the club, as the law requires */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estate/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Paid orders, the oldest first, page by page
         * @description Ask with the last `next` to hear of those that came after. An order stands here ten seconds after it was paid, so that none is passed by.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estate/orders/{number}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with lines, VAT by rate, addresses, invoices and where it stands */
        get: operations["getOrderByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/estate/bookings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who comes on a day, by hour; payments under way are not in it */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/session/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in at the office, with what rights, or what is asked for next */
        get: operations["getOfficeSession"];
        put?: never;
        /**
         * Opens a session of the office by e-mail address and password; the second factor comes next
         * @description A session that was open in this browser ends. OFFICE_CLOSED (503) where the installation has no OFFICE_KEY.
         */
        post: operations["signInAtOffice"];
        /** Ends this session of the office */
        delete: operations["signOutOfOffice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/session/code/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the code of the second factor, or a recovery code; the session gets another cookie */
        post: operations["enterOfficeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/session/enrolment/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The secret for an authenticator, for who has none yet */
        get: operations["getOfficeEnrolment"];
        put?: never;
        /** Takes the first code of the authenticator, signs in, and gives the recovery codes once */
        post: operations["confirmOfficeEnrolment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/password/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the password of who opened the link that an owner or `estate office add` made */
        post: operations["chooseOfficePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/account/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changes one's own name and language */
        patch: operations["changeOfficeAccount"];
        trace?: never;
    };
    "/api/office/account/recovery_codes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes ten new recovery codes against a code of the authenticator; the old ones end */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where one is signed in */
        get: operations["listOfficeSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/sessions/{session_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ends one of one's sessions */
        delete: operations["endOfficeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who works at the office */
        get: operations["listStaff"];
        put?: never;
        /** Enters somebody and makes the link by which they choose their password */
        post: operations["addStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/staff/{staff_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Removes somebody and ends their sessions; what they did stays in the log */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        /** Changes somebody's name or role; a new role holds from the next call on */
        patch: operations["changeStaff"];
        trace?: never;
    };
    "/api/office/staff/{staff_id}/link/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes another link to choose a password; earlier ones end */
        post: operations["makeStaffLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/settings/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the house runs, what the office set of it and what the folder sets, with file and line */
        get: operations["getOfficeSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/log/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who did what, newest first */
        get: operations["listOfficeActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/work/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Long work that was begun, and how far it is */
        get: operations["listOfficeWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/work/{work_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One long work with its lines, and why some of them failed */
        get: operations["getOfficeWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/lists/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notes that somebody takes a list along as a file, before its first row is sent; 403 where they may not read it */
        post: operations["noteOfficeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/numbers/sales/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sold in some days, beside the same days of the year before
         * @description Orders whose money was taken, on the day it was; the sums are those of the audit. `wine` has what was sent for it as a row `shipping`.
         */
        get: operations["getOfficeSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/numbers/vat/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** VAT of a quarter by country and rate, as it stands in the invoices */
        get: operations["getOfficeVat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/numbers/visits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How full the visits of some days were */
        get: operations["getOfficeOccupancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/numbers/members/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the club's members stand to their goal in a year, by level */
        get: operations["getOfficeMemberNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/numbers/coupons/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was bought with which code in some days */
        get: operations["getOfficeCouponNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invoices that were issued, the newest first, and whether the mail that has each left */
        get: operations["listOfficeInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/vouchers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Vouchers of visits that fit, those made last first */
        get: operations["listOfficeVouchers"];
        put?: never;
        /** Makes vouchers of visits that serve from today on */
        post: operations["makeOfficeVouchers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/vouchers/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One voucher with its uses and its history */
        get: operations["getOfficeVoucher"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/vouchers/{code}/extend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a voucher serve until another day */
        post: operations["extendOfficeVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/vouchers/{code}/block/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a voucher, or lets it serve again */
        post: operations["blockOfficeVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/vouchers/{code}/folder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets what the folder says of a voucher count again */
        post: operations["giveOfficeVoucherBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/vouchers/{code}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails a voucher to somebody in their language, with its code and the private page to print; again is the same once more */
        post: operations["sendOfficeVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Discount codes of the basket that fit, by their code, with how often they were used */
        get: operations["listOfficeCoupons"];
        put?: never;
        /** Makes a discount code of the basket, a percentage or an amount */
        post: operations["makeOfficeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons/{code}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One discount code with the orders that used it, what the folder says of it, and its history */
        get: operations["getOfficeCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons/{code}/extend/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a discount code serve until another day */
        post: operations["extendOfficeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons/{code}/block/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stops a discount code, or lets it serve again */
        post: operations["blockOfficeCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/coupons/{code}/folder/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets what the folder says of a discount code count again */
        post: operations["giveOfficeCouponBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Members of the club that fit, by their numbers */
        get: operations["listOfficeMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/{number}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One member with memberships, orders, visits, codes, preferences, allocations and history */
        get: operations["getOfficeMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/{number}/level/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the current membership another level; its days stay */
        post: operations["changeOfficeLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/{number}/renew/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The membership that follows begins whether the goal is met or not; without a current one, another begins today */
        post: operations["renewOfficeMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/{number}/end/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets the current membership end on a day; none follows it */
        post: operations["endOfficeMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/{number}/invitation/send/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the mail of an invitation again; its link serves in the place of the one before */
        post: operations["sendClubInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/members/{number}/invitation/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back an invitation that was not accepted; the person is forgotten */
        post: operations["withdrawClubInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/club/invitations/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The estate invites somebody to a membership; it begins when the link of the mail is used */
        post: operations["inviteToClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/club/requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who asks to become a member, or for a renewal, and has no answer yet */
        get: operations["listClubRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/club/requests/{request_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request to become a member */
        get: operations["getClubRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/club/requests/{request_id}/accept/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts a request to become a member; the person is invited */
        post: operations["acceptClubRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/club/requests/{request_id}/refuse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuses a request to become a member, which is forgotten */
        post: operations["refuseClubRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/club/purchases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to enter what members bought elsewhere from a table, each line for itself */
        post: operations["enterClubPurchases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/personal_data/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is kept about a person, by kinds, and what of it stays when the person is erased */
        get: operations["getOfficePersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/personal_data/export/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All that is kept about a person, as it is given to them; the log keeps that it was given */
        post: operations["exportOfficePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/personal_data/erase/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erases a person. What the law has kept stays, and so does a visit to come. To ask for it again is harmless */
        post: operations["eraseOfficePersonalData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/wines/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Wines by sku with their stock, in the order of the estate */
        get: operations["listOfficeWines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/wines/{product_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One sku with its stock, its prices, what is planned, and its history */
        get: operations["getOfficeWine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/wines/{product_id}/stock/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves bottles: a count, a delivery, breakage, bottles reserved for members or no longer
         * @description A count says what stands on the shelf. It is right whatever is sold meanwhile; where bottles left the shelf or came to it since they were seen it is CHANGED_MEANWHILE.
         */
        post: operations["moveOfficeStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/wines/{product_id}/price/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what a sku costs, now or from a day on; or that what the folder says counts again */
        post: operations["setOfficePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/wines/{product_id}/sale/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how a sku is sold, now or from a day on; or that what the folder says counts again */
        post: operations["setOfficeSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/wines/{product_id}/plans/{plan_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws what was planned and has not begun */
        delete: operations["withdrawOfficePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/programs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Programs of the estate, what each is told (webhooks) and what each may read (tokens), and how their last calls ended */
        get: operations["listOfficePrograms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/programs/webhooks/{name}/retry/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells a program again what it did not take */
        post: operations["retryOfficeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Orders that fit, newest first */
        get: operations["listOfficeOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/telephone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an order by telephone: holds its bottles and mails the buyer a payment link */
        post: operations["orderByTelephone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/dispatches/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins to hand many orders to their carriers, each for itself; their buyers are told */
        post: operations["dispatchOfficeOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/delivery_notes/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The notes that go with many orders, for printing */
        get: operations["listOfficeDeliveryNotes"];
        put?: never;
        /** Begins to make the notes of many orders ready for printing */
        post: operations["prepareOfficeDeliveryNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order with its money, mails and history */
        get: operations["getOfficeOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refund/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money back, all, an amount or units of lines; money, stock, invoice and mail in step */
        post: operations["refundOfficeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/refund_withdrawals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives back what the withdrawals of the buyer are owed */
        post: operations["refundOfficeWithdrawals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels an order; money, bottles and coupon go back and the buyer is told */
        post: operations["cancelOfficeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/address/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends an order elsewhere until it is packed; prices stay, and the buyer is told */
        post: operations["changeOfficeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/dispatch/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hands an order to its carrier and tells the buyer */
        post: operations["dispatchOfficeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/ready/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the buyer of a pickup that it waits at the shop */
        post: operations["readyOfficeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that an order is in process, or delivered or handed over */
        post: operations["setOfficeOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/orders/{number}/mails/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a mail of an order once more */
        post: operations["resendOfficeOrderMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/payment_links/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment links, newest first */
        get: operations["listOfficePaymentLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/payment_links/{link_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment link with its history */
        get: operations["getOfficePaymentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/payment_links/{link_id}/send/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a payment link again; the link of the mail before serves no longer */
        post: operations["sendOfficePaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/payment_links/{link_id}/withdraw/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraws a payment link: nothing can be paid by it, and what was held is on sale again */
        post: operations["withdrawOfficePaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/today/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What needs a hand today */
        get: operations["getOfficeToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits that fit, those that were booked last first */
        get: operations["listOfficeVisits"];
        put?: never;
        /** Books a visit for somebody on the telephone or at the door */
        post: operations["bookOfficeVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A day by hour; who comes and who has come */
        get: operations["getOfficeDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/telephone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Holds the places of a visit and mails its visitor a payment link; it is booked once it is paid */
        post: operations["bookVisitByTelephone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/check_in/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody has arrived; the same arrival sent again counts once */
        post: operations["checkInVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/close_day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives nobody on a day; who is booked or waits is told and has the money back, or other dates first */
        post: operations["closeOfficeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/open_day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receives again on a day that was closed */
        post: operations["openOfficeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/close_slot/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** One time of a visit does not take place; who is booked or waits is told */
        post: operations["closeOfficeSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/open_slot/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A visit takes place at a time that was closed, or that its schedule has not */
        post: operations["openOfficeSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/group_requests/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits that groups asked for, and what became of each */
        get: operations["listGroupRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/group_requests/{request_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One request of a group with what was done about it */
        get: operations["getGroupRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/group_requests/{request_id}/proposal/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a group with a visit whose places are held and a link to pay it; paid, it is booked */
        post: operations["proposeToGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/group_requests/{request_id}/refuse/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a request of a group without a visit; with words the person is written to */
        post: operations["refuseGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/{reference}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One visit with its money and history */
        get: operations["getOfficeVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/{reference}/arrival/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says that nobody came, or takes back what was said of an arrival */
        post: operations["setVisitArrival"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/{reference}/people/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fewer people come than are booked; places and the difference go back and the visitor is told */
        post: operations["bringFewerPeople"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/{reference}/move/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves a visit past the limits of visitors and tells them */
        post: operations["moveOfficeVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/{reference}/cancel/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a visit; money or voucher go back and the visitor reads the reason */
        post: operations["cancelOfficeVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/office/visits/{reference}/refund/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives money of a visit back with a reason that the visitor reads */
        post: operations["refundOfficeVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This description */
        get: operations["getOpenapi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process is alive */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The database answers and content is loaded */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures in the Prometheus text format
         * @description Where METRICS_TOKEN is set, for those who send it (`Authorization: Bearer …`); in production without one, for nobody.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    orderEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid, left with its carrier, or was cancelled
         * @description Sent by this server to the address that `estate webhook add` registered, signed as Standard Webhooks says.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of this event at this address; the same when it is sent again */
                    "webhook-id": string;
                    /** @description When it was sent, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description v1, and the HMAC-SHA256 of id, timestamp and body */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["OrderEvent"];
                };
            };
            responses: {
                /** @description Not any more. It is not sent again */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken; the body is not read */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken. It is sent again for about a day, later each time */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    bookingEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A visit was booked, moved or cancelled
         * @description Sent by this server to the address that `estate webhook add` registered, signed as Standard Webhooks says.
         */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Of this event at this address; the same when it is sent again */
                    "webhook-id": string;
                    /** @description When it was sent, in seconds since 1970 */
                    "webhook-timestamp": string;
                    /** @description v1, and the HMAC-SHA256 of id, timestamp and body */
                    "webhook-signature": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["BookingEvent"];
                };
            };
            responses: {
                /** @description Not any more. It is not sent again */
                410: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Taken; the body is not read */
                "2XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Not taken. It is sent again for about a day, later each time */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description Name of a brand in brands.yaml
         * @example alba
         */
        Brand: string;
        /**
         * @description Name of a theme of the design system, or of one in the estate folder
         * @example alba
         */
        Theme: string;
        Color: string;
        /** @description A theme of the design system, or one of the estate folder that is based on it and says what differs */
        SiteTheme: {
            name: components["schemas"]["Theme"];
            /** @description The theme of the design system; the same as name where it is one */
            base: components["schemas"]["Theme"];
            /** @description Variants of the composition that differ from the base */
            variants: {
                [key: string]: string;
            };
            /** @description Colours of the page that differ from the base */
            colors: {
                [key: string]: components["schemas"]["Color"];
            };
            /** @description Its style sheet, under an address that changes with it; null for a theme of the design system */
            sheet: {
                address: string;
                css: string;
            } | null;
            /** @description Addresses of type to fetch before the first paint, in place of the base's */
            preload: string[];
            /** @description In place of the brand's name as it is written */
            wordmark: {
                text: string | null;
                picture: {
                    src: string;
                    width: number;
                    height: number;
                } | null;
            };
        };
        /** @description A drawing or a photograph of the estate folder; width and height in pixels, as it stands upright */
        Picture: {
            src: string;
            width: number;
            height: number;
            /** @description Of a drawing that says so: the colour field of its look that its upper edge goes on in */
            field?: string | null;
        };
        /**
         * @description One of those that src/languages.ts names; `npm run generate` lists them here
         * @enum {string}
         */
        Language: "es" | "en";
        /** @description Where the estate stands, in parts */
        Place: {
            street: string;
            postcode: string;
            locality: string;
            region: string;
            /** @description ISO code */
            country: string;
            latitude: number;
            longitude: number;
        };
        OpeningTime: {
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            /** @description Wall time, HH:MM */
            opens: string;
            /** @description Wall time, HH:MM */
            closes: string;
        };
        Link: {
            label: string;
            href: string;
        };
        /** @enum {string} */
        DocumentType: "dni" | "passport" | "nif_cif";
        /** @description A type of document that the forms of this estate offer, in its words */
        DocumentOption: {
            value: components["schemas"]["DocumentType"];
            text: string;
        };
        ErrorWay: {
            mark: string;
            label: string;
            href: string;
        };
        ErrorPage: {
            title: string;
            /** @description The last line of the title, set off */
            accent: string | null;
            text: string;
            /** @description What the picture `not-found` or `failed` of the brand shows */
            picture_alt: string;
            /** @description Wines that lead on from here, from the top of the picture down; `mark` stands first, such as a height */
            ways?: components["schemas"]["ErrorWay"][];
        } | null;
        /** @description What stands round every page, in one language */
        SiteText: {
            navigation: components["schemas"]["Link"][];
            /** @description The pages of a member */
            club_navigation: components["schemas"]["Link"][];
            footer_navigation: components["schemas"]["Link"][];
            legal_navigation: components["schemas"]["Link"][];
            newsletter: {
                title: string;
                text: string;
                consent: string;
            };
            address: string[];
            opening_hours: string;
            /** @description When the shop gives out orders */
            pickup_hours: string;
            /** @description How long an order takes */
            delivery_time: string;
            document_options: components["schemas"]["DocumentOption"][];
            funding: string;
            /** @description The sign of who helped to pay, beside the text; px */
            funding_logo: {
                src: string;
                alt: string;
                width: number;
                height: number;
            } | null;
            /** @description Text of the banner that can be closed; Site.banner says whether it is shown */
            banner: string;
            club_label: string;
            /** @description The brand's own words on pages of error; null where the interface speaks */
            error_pages?: {
                not_found: components["schemas"]["ErrorPage"];
                failed: components["schemas"]["ErrorPage"];
            };
        };
        Site: {
            brand: components["schemas"]["Brand"];
            name: string;
            theme: components["schemas"]["SiteTheme"];
            /** @description Of the club's pages */
            club_theme: components["schemas"]["SiteTheme"];
            /** @description Those that stand directly in images/<brand>/ and images/club/ */
            pictures: components["schemas"]["Picture"][];
            hosts: string[];
            languages: components["schemas"]["Language"][];
            contact_email: string;
            phone: string;
            place?: components["schemas"]["Place"];
            /** @description For search engines; SiteText.opening_hours are the words */
            opening_times?: components["schemas"]["OpeningTime"][];
            age_question: boolean;
            banner: boolean;
            tag_manager_id: string | null;
            /** @description Where pages tell their errors, as https://<public key>@<host>/<project> */
            error_reports: string | null;
            bot_check: {
                /** @enum {string} */
                kind: "altcha" | "recaptcha" | "none";
                key: string | null;
            };
            payments: {
                publishable_key: string;
                /** @description null: Stripe's own script */
                script_url: string | null;
            };
            cookies: {
                age: string;
                banner: string;
                basket: string;
            };
            /** @description Paths of the pages that blocks link to, by language */
            addresses: {
                [key: string]: {
                    home: string;
                    catalogue: string;
                    basket: string;
                    checkout: string;
                    confirmation: string;
                    visits: string;
                    club: string;
                    /** @description Where a member arrives */
                    my_club: string;
                    /** @description Where a forgotten password is mended */
                    password: string;
                    terms: string;
                    privacy: string;
                    contact: string;
                    /** @description How a buyer withdraws; left out where there is no such page */
                    withdrawal?: string;
                };
            };
            texts: {
                [key: string]: components["schemas"]["SiteText"];
            };
            pickup: {
                name: string;
                line1: string;
                postcode: string;
                locality: string;
                phone_number: string;
                hours: string;
            };
            free_shipping_from: number | null;
            /** @description Addresses that pages had before */
            redirects: {
                from: string;
                /** @description null: gone for good (410) */
                to: string | null;
            }[];
            content_version: number;
        };
        /**
         * @description One table for the whole API (src/errors.ts says for each its status and what happened).
         * @enum {string}
         */
        ErrorCode: "BAD_REQUEST" | "ORIGIN_NOT_ALLOWED" | "NOT_FOUND" | "UNKNOWN_BRAND" | "CLUB_NO_AUTHENTICATED_MEMBER" | "PRODUCT_NOT_FOUND" | "LINE_NOT_FOUND" | "VOUCHER_DOESNT_EXIST" | "VOUCHER_INACTIVE" | "VOUCHER_EXPIRED" | "VOUCHER_ALREADY_USED" | "BASKET_EMPTY" | "QUANTITY_TOO_HIGH" | "OUT_OF_STOCK" | "ALLOCATION_EXCEEDED" | "COUNTRY_NOT_SERVED" | "ZONE_NOT_SERVED" | "POSTCODE_INVALID" | "DOCUMENT_NUMBER_INVALID" | "TERMS_NOT_ACCEPTED" | "SHIPPING_MODE_NOT_ALLOWED" | "INTENT_NOT_FOUND" | "INTENT_NOT_OPEN" | "PRICE_CHANGED" | "PAYMENT_NOT_AUTHORISED" | "PAYMENT_PROCESSING" | "PAYMENT_MISMATCH" | "PAYMENT_PROVIDER_UNAVAILABLE" | "SIGNATURE_INVALID" | "WITHDRAWAL_NOT_POSSIBLE" | "CAPTCHA_FAILED" | "VISITORS_OUT_OF_RANGE" | "SLOT_NOT_FOUND" | "SLOT_TAKEN" | "HOLD_EXPIRED" | "BOOKING_NOT_CHANGEABLE" | "VOUCHER_NOT_VALID_THEN" | "SLOT_NOT_FULL" | "NOT_SOLD_OUT" | "LOGIN_FAILED" | "PASSWORD_TOKEN_INVALID" | "NEWSLETTER_TOKEN_INVALID" | "EMAIL_TOKEN_INVALID" | "EMAIL_IN_USE" | "DOCUMENT_NUMBER_IN_USE" | "INVITATION_LOCKED" | "INVITATION_ALREADY_SENT" | "RENEWAL_NOT_POSSIBLE" | "TOKEN_INVALID" | "TOKEN_SCOPE_MISSING" | "OFFICE_NOT_SIGNED_IN" | "OFFICE_RIGHT_MISSING" | "OFFICE_CODE_INVALID" | "OFFICE_LINK_INVALID" | "OFFICE_CLOSED" | "STAFF_EMAIL_IN_USE" | "LAST_OWNER" | "CHANGED_MEANWHILE" | "NOT_POSSIBLE" | "ADDRESS_CHANGES_PRICE" | "FORM_ALREADY_SENT" | "TOO_MANY_REQUESTS" | "STORAGE_FULL" | "DATABASE_UNAVAILABLE" | "INTERNAL_ERROR";
        /**
         * @description Why something is not possible
         * @enum {string}
         */
        Reason: "no_places" | "no_slot" | "not_to_come" | "begun_already" | "language_not_guided" | "slot_exists" | "day_closed" | "no_offer_mail" | "day_open" | "other_day" | "visit_cancelled" | "more_than_booked" | "have_arrived" | "not_begun" | "seen_too_late" | "form_used" | "being_paid" | "nothing_due" | "too_soon_for_link" | "link_leads_nowhere" | "link_over" | "other_brand" | "group_has_link" | "group_booked" | "request_over" | "no_order" | "not_paid" | "over" | "pickup" | "nothing_sent" | "no_carrier" | "address_settled" | "status_not_reachable" | "not_delivered_then" | "mail_not_true" | "refund_too_high" | "nothing_to_refund" | "vouchers_together" | "changed" | "no_stock" | "too_few_bottles" | "sold_and_waiting" | "too_few_reserved" | "amount_not_positive" | "reduced_not_lower" | "day_begun" | "not_planned" | "gift_in_folder" | "not_in_folder" | "nothing_said" | "same_level" | "no_membership" | "joins_by_link" | "never_ends" | "renewed" | "day_passed" | "ends_before" | "voucher_used" | "voucher_serves_nobody" | "dates_serve_nobody" | "how_many" | "code_form" | "code_exists" | "one_discount" | "percent_form" | "uses_form";
        Error: {
            detail: components["schemas"]["ErrorCode"];
            /** @description What happened, why, what to do; English, for logs and developers */
            message: string;
            /** @description Stands in the server's log too */
            error_id?: string;
            /** @description Which fields of the request are wrong, each with a code */
            fields?: {
                [key: string]: string;
            };
            /** @description With OUT_OF_STOCK, ALLOCATION_EXCEEDED and PRICE_CHANGED, the lines concerned */
            lines?: {
                product_id: string;
                title: string;
                requested?: number;
                available?: number;
                price_seen?: number;
                price_now?: number;
            }[];
            /** @description With NOT_POSSIBLE, where one word says why: for a text in the language of who reads. More words may come */
            why?: components["schemas"]["Reason"];
            /** @description With CHANGED_MEANWHILE: the names of what is no longer as it was seen */
            changed?: string[];
            /** @description With the 409 of a capture: euros that were paid already and go back; left out where nothing was */
            refunded?: number;
            /** @description With the 409 of bookings: the intent whose data the way back to the dates restores */
            booking_intent_id?: string | null;
            /** @description With the 409 of bookings */
            experience_page_url?: string;
        };
        SiteAddresses: {
            pages: {
                /** @description Key of the page */
                key: string;
                /** @description Path by language */
                paths: {
                    [key: string]: string;
                };
            }[];
        };
        Alternates: {
            /** @description By language; none where the page does not have it */
            paths: {
                [key: string]: string;
            };
        };
        /**
         * @description One of the front ends that src/apps.ts names; `npm run generate` lists them here
         * @enum {string}
         */
        AppName: "shop" | "booking" | "club" | "content";
        Page: {
            page: {
                id: string;
                /** @description The same for a page in all its languages */
                key: string;
                app: components["schemas"]["AppName"];
                theme: components["schemas"]["Theme"];
                /** @enum {string} */
                layout: "default" | "checkout";
                title: string;
                description: string;
                attributes: {
                    [key: string]: string;
                };
                /** @description What a route pattern caught, for example slug */
                params: {
                    [key: string]: string;
                };
                /** @description The same page in each language; null where there is none */
                alternates: {
                    [key: string]: string | null;
                };
                /** @enum {string} */
                robots: "index" | "noindex";
                /** @enum {string} */
                access: "public" | "member";
                content_version: number;
            };
            /** @description Placeholders <div data-block="app/name" data-…></div> stand where blocks go */
            html: string;
        };
        /**
         * @description A type of wine of the estate, or `large`: bottles of large formats
         * @example red
         */
        Category: string;
        /** @description What an estate's own theme prints otherwise than the one that it is based on */
        LabelDesign: {
            /** @enum {string} */
            arch?: "initial" | "leaf";
            /** @enum {string} */
            wordmark?: "as-written" | "capitals";
            paper?: components["schemas"]["Color"];
            /** @description Where the paper turns away */
            turn?: components["schemas"]["Color"];
            text?: components["schemas"]["Color"];
        };
        BottleLabel: {
            /** @description One of the theme's layouts */
            layout: string;
            /** @description The theme of the design system that prints it */
            theme: components["schemas"]["Theme"];
            /** @description The brand's name as it is written; the theme may set it in capitals */
            wordmark: string;
            /** @description Where the brand is at home */
            origin?: string;
            name: string;
            sub?: string;
            /** @description Left out on a case */
            vintage?: number;
            big?: string;
            /** @enum {string} */
            accent?: "wine" | "ochre" | "tile" | "dark" | "green" | "clay" | "rust" | "straw";
            /** @enum {string} */
            strata?: "gravel" | "clay" | "limestone" | "sand";
            design?: components["schemas"]["LabelDesign"];
        };
        /** @description A picture of the estate folder that takes the drawing's place; width and height in pixels, as it stands upright */
        Photograph: {
            /** @description Below /images/; a photograph also as ?w=960&f=avif */
            address: string;
            width: number;
            height: number;
        };
        /** @description How the bottle is shown; drawn, unless there is a photograph */
        Bottle: {
            /** @enum {string} */
            shape: "bordeaux" | "burgundy" | "half" | "magnum" | "case";
            /** @enum {string} */
            glass: "black" | "green" | "leaf" | "rose" | "pale";
            /** @enum {string} */
            capsule: "wine" | "dark" | "ochre" | "cream" | "green" | "clay" | "black" | "straw";
            label: components["schemas"]["BottleLabel"];
            photograph?: components["schemas"]["Photograph"];
            /** @description Its label from near */
            label_photograph?: components["schemas"]["Photograph"];
        };
        ProductCard: {
            /** @description The sku; what add_product takes */
            id: string;
            slug: string;
            href: string;
            title: string;
            subtitle: string;
            /** @description null: a case */
            vintage: number | null;
            /** @example 75 cl */
            format: string;
            volume_ml: number;
            category: components["schemas"]["Category"];
            categories: components["schemas"]["Category"][];
            /** @description null when locked */
            price: number | null;
            price_before: number | null;
            badge: string | null;
            bottle: components["schemas"]["Bottle"];
            is_locked: boolean;
            height_m: number | null;
            soil: string | null;
        };
        /** @description What can be chosen, in the order to show it: each count is of the cards that all other choices leave */
        CatalogueFilters: {
            brands: {
                value: string;
                label: string;
                count: number;
            }[];
            types: {
                value: components["schemas"]["Category"];
                label: string;
                count: number;
            }[];
            vintages: {
                value: number;
                count: number;
            }[];
            formats: {
                /** @description Millilitres */
                value: number;
                label: string;
                count: number;
            }[];
            /** @description Lowest and highest price; null when nothing has one */
            price: null | {
                min: number;
                max: number;
            };
        };
        ProductList: {
            products: components["schemas"]["ProductCard"][];
            categories: {
                category: components["schemas"]["Category"];
                label: string;
                count: number;
            }[];
            filters: components["schemas"]["CatalogueFilters"];
            total: number;
            total_pages: number;
            page: number;
        };
        /** @description What one unit costs where a line of the basket holds so many of the same sku */
        PriceStep: {
            from: number;
            price: number;
        };
        Fact: {
            label: string;
            value: string;
        };
        Nutrient: {
            label: string;
            value: string;
            of_which: boolean;
        };
        Variant: {
            /** @description The sku; `?sku=` on the wine's page opens it with this vintage and format */
            id: string;
            /**
             * @description Name of the wine, with the format where the bottle is a large one
             * @example Crianza, magnum
             */
            title: string;
            /** @description null: a case */
            vintage: number | null;
            vintage_note: string | null;
            /** @example 75 cl */
            format: string;
            /** @example Bottle, 75 cl */
            format_name: string;
            volume_ml: number;
            price: number | null;
            /** @description Lowest price of the last 30 days before a reduction */
            price_before: number | null;
            /** @description Lower prices of larger lines, by their quantity; none where it is locked */
            price_steps: components["schemas"]["PriceStep"][];
            price_per_litre: number | null;
            bottle: components["schemas"]["Bottle"];
            is_locked: boolean;
            soon: boolean;
            tasting_note: string;
            facts: components["schemas"]["Fact"][];
            ingredients: string;
            allergens: string[];
            nutrition: components["schemas"]["Nutrient"][];
            recycling: components["schemas"]["Fact"][];
        };
        /** @description A bottle that is in a case, and how many of it */
        CasePart: {
            /** @description Its sku */
            id: string;
            title: string;
            /** @description Vintage and format */
            label: string;
            /** @description Its own page, with its facts and its electronic label */
            href: string;
            bottles: number;
            bottle: components["schemas"]["Bottle"];
        };
        ProductDetail: {
            slug: string;
            href: string;
            title: string;
            subtitle: string;
            appellation: string;
            category: components["schemas"]["Category"];
            /** @description The categories that wines of the brand are in, each as a link to all of its wines says it */
            categories: {
                category: components["schemas"]["Category"];
                label: string;
            }[];
            lead: string;
            serving: string;
            variants: components["schemas"]["Variant"][];
            default_variant_id: string;
            related: components["schemas"]["ProductCard"][];
            /**
             * @description The ground the bottle stands on
             * @enum {string}
             */
            stage: "gravel" | "clay" | "limestone" | "sand" | "terrace";
            delivery_note: string;
            /** @description With a case: what is in it; the facts and labels of its bottles are theirs */
            contents: components["schemas"]["CasePart"][] | null;
            /** @description Names of the levels it is for; empty when it is for all members or for everybody */
            club_levels: string[];
        };
        /** @enum {string} */
        Availability: "in_stock" | "few" | "sold_out" | "soon";
        OwnTerms: {
            is_locked: boolean;
            /** @description What this member pays; null when locked */
            price: number | null;
            price_before: number | null;
            price_per_litre: number | null;
        };
        /** @description What one member may buy of a wine in a season */
        Allocation: {
            /** @description Bottles in a season */
            limit: number;
            /** @description Of these not bought yet */
            left: number;
        };
        AvailabilityList: {
            products: {
                product_id: string;
                availability: components["schemas"]["Availability"];
                /** @description Given when few */
                left: number | null;
                /** @description By stock and by what this member may still buy */
                max_quantity: number;
                /** @description How a member sees it, since pages are the same for everybody; null for all others */
                own: null | components["schemas"]["OwnTerms"];
                /** @description What this member may buy of it; null: as many as there are */
                allocation: null | components["schemas"]["Allocation"];
            }[];
        };
        Email: string;
        RestockRequest: {
            product_id: string;
            email: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
        };
        RestockRequestTaken: {
            /** @enum {string} */
            status: "ok";
        };
        Impression: {
            id: string;
            name: string;
            brand: string;
            category: string;
            variant: string;
            price: number | null;
            position: number;
        };
        ImpressionList: {
            impressions: components["schemas"]["Impression"][];
        };
        /** @enum {string} */
        ShippingMode: "home" | "shop";
        BasketLine: {
            id: string;
            quantity: number;
            product: {
                id: string;
                slug: string;
                href: string;
                title: string;
                /** @description Vintage and format */
                label: string;
                format: string;
                /** @description A photograph, where the estate has one; else the bottle is drawn */
                image_url: string | null;
                /** @description What everybody pays, or paid before a reduction; where a step decides the price the same as price_with_discount */
                price: number;
                /** @description What one unit costs this buyer, in a line of this quantity */
                price_with_discount: number;
                /** @description Lower prices of larger lines, for this buyer */
                price_steps: components["schemas"]["PriceStep"][];
                /** @description Units from which price_with_discount holds; null: it is that of a single one */
                step_from: number | null;
                bottle: components["schemas"]["Bottle"];
                /** @description How many bottles one unit is: 1, or those of a case */
                bottles: number;
                /** @description What is in a case; empty for everything else */
                contents: components["schemas"]["CasePart"][];
            };
            /** @description what the code takes off this line; over all lines exactly what it promises */
            vouchers_discount: number;
            /** @description one unit's share of it, in euros with up to six decimals */
            vouchers_discount_per_unit: number;
            /** @description price with discount × quantity */
            total_price: number;
            /** @description What this line may hold now, by the basket's maximum, by stock and by what this member may buy */
            max_quantity: number;
            /** @description What this member may buy of it; null: as many as there are */
            allocation: null | components["schemas"]["Allocation"];
        };
        /** @description What is sold at one rate of VAT; base + tax = total */
        TaxAtRate: {
            /** @description null: outside VAT, as a voucher for any visit is until it is redeemed */
            rate_percent: number | null;
            base: number;
            tax: number;
            total: number;
        };
        /** @description Working days from the order to the door, at best and at worst */
        DeliveryDays: {
            from: number;
            to: number;
        };
        Basket: {
            /** @description null before the first line */
            id: string | null;
            lines: components["schemas"]["BasketLine"][];
            /** @description Σ of the lines' total_price */
            subtotal: number;
            /** @description VAT contained in total_price */
            tax: number;
            /** @description The same by rate, the highest first; the sum of their totals is total_price */
            tax_by_rate: components["schemas"]["TaxAtRate"][];
            /** @description null before a country is known */
            shipping_incl_tax: number | null;
            free_shipping_from: number | null;
            /** @description Σ of per unit × quantity */
            vouchers_discount: number;
            vouchers: {
                code: string;
                discount: number;
            }[];
            /** @description subtotal − vouchers_discount + shipping */
            total_price: number;
            /** @default 10 */
            max_quantity: number;
            coupon_enabled: boolean;
            line_errors: {
                line_id: string;
                /** @enum {string} */
                code: "LINE_NOT_FOUND" | "QUANTITY_TOO_HIGH" | "OUT_OF_STOCK" | "ALLOCATION_EXCEEDED";
                available?: number;
            }[];
            /** @description false: all that is in it comes by mail, so no address is asked and no shipping charged */
            needs_shipping: boolean;
            /** @description Of subtotal what goes by post: it is what free_shipping_from is compared with */
            posted_subtotal: number;
            /** @enum {string} */
            shipping_mode: "home" | "shop";
            shipping_country: string | null;
            /** @description To the country and postcode asked for; null where nothing is sent, no place is known or the estate says nothing */
            delivery_days: components["schemas"]["DeliveryDays"] | null;
        };
        AddProduct: {
            product_id: string;
            quantity: number;
            language?: components["schemas"]["Language"];
        };
        AddProductRefused: {
            /** @description Shown to the buyer as it is, in the language of the request */
            reason: string;
            detail?: components["schemas"]["ErrorCode"];
        };
        UpdateLines: {
            lines: (string | number)[][];
        };
        VoucherCode: {
            code: string;
        };
        ShippingCountry: {
            name: string;
            iso_code: string;
            postcode_regex: string;
            /** @description Shipping below the free threshold */
            price: number;
            /** @description null where the estate says nothing */
            delivery_days: components["schemas"]["DeliveryDays"] | null;
            /** @description Parts of it with terms of their own; the first whose postcodes fit counts */
            zones: {
                name: string;
                postcode_regex: string;
                /** @description Shipping below the free threshold; null: nothing is sent there */
                price: number | null;
                delivery_days: components["schemas"]["DeliveryDays"] | null;
            }[];
            /** @description Provinces to choose from; empty where the field is free text */
            regions: string[];
        };
        ClientInfo: {
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            name: string;
            surname: string;
            email: components["schemas"]["Email"];
            phone_number: string;
        };
        ShippingAddress: {
            company?: string;
            first_name: string;
            last_name: string;
            email?: components["schemas"]["Email"];
            line1: string;
            line2?: string;
            country_id: string;
            state?: string;
            postcode: string;
            locality: string;
            phone_number?: string;
            notes?: string;
        };
        BillingAddress: {
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            company?: string;
            first_name?: string;
            last_name?: string;
            email: components["schemas"]["Email"];
            line1: string;
            line2?: string;
            country_id: string;
            state?: string;
            postcode: string;
            locality: string;
        };
        OrderIntentRequest: {
            client_info: components["schemas"]["ClientInfo"];
            shipping_mode: components["schemas"]["ShippingMode"];
            /** @description null where nothing is to be sent (a basket's needs_shipping) */
            shipping_address: components["schemas"]["ShippingAddress"] | null;
            billing_address?: components["schemas"]["BillingAddress"] | null;
            is_gift?: boolean;
            newsletter_subscription?: boolean;
            update_member_data?: boolean;
            comment?: string;
            /** @description Goes with the delivery note of a gift; dropped where `is_gift` is false */
            gift_message?: string;
            terms_accepted?: boolean;
            /** @description The total the buyer was shown; another one answers PRICE_CHANGED */
            total_seen?: number;
            web_language: components["schemas"]["Language"];
            web_site: components["schemas"]["Brand"];
        };
        OrderIntent: {
            payment_intent_secret: string;
            /** @description free_… when nothing is due */
            payment_intent_id: string;
            revision: number;
            /** @description The amount that will be charged */
            total_price: number;
            /** @description false: no card, a plain confirm button */
            payment_due: boolean;
        };
        UpdateIntentRequest: {
            payment_intent: string;
            client_info?: components["schemas"]["ClientInfo"];
            shipping_mode?: components["schemas"]["ShippingMode"];
            /** @description null where nothing is to be sent (a basket's needs_shipping) */
            shipping_address?: components["schemas"]["ShippingAddress"] | null;
            billing_address?: components["schemas"]["BillingAddress"] | null;
            is_gift?: boolean;
            newsletter_subscription?: boolean;
            update_member_data?: boolean;
            comment?: string;
            /** @description Goes with the delivery note of a gift; dropped where `is_gift` is false */
            gift_message?: string;
        };
        CaptureRequest: {
            payment_intent: string;
        };
        /** @description Between which days it arrives, both included; Saturdays, Sundays and the estate's holidays are not among them */
        DeliveryWindow: {
            /** Format: date */
            earliest: string;
            /** Format: date */
            latest: string;
        };
        OrderConfirmation: {
            number: string;
            email: string;
            /** @description true once: purchase events fire now */
            track_gtm_purchase: boolean;
            total_price: number;
            /** @description Token of the order's private link, view_… */
            order_token: string;
            /** @description How many vouchers were bought as gifts; they stand in the order within moments */
            gifts_bought: number;
            /** @description false: nothing of it goes by post */
            needs_shipping: boolean;
            /** @description null where it is collected */
            delivery: components["schemas"]["DeliveryWindow"] | null;
        };
        /** @description An impression with how many of it were bought */
        PurchaseImpression: {
            id: string;
            name: string;
            brand: string;
            category: string;
            variant: string;
            /** @description Of one */
            price: number;
            position: number;
            quantity: number;
        };
        OrderImpression: {
            order: {
                number: string;
                total: number;
                tax: number;
                shipping: number;
            };
            basket: components["schemas"]["PurchaseImpression"][];
            additional: {
                is_gift: boolean;
                newsletter_subscription: boolean;
            };
        };
        OrderLinkRequest: {
            order_number: string;
            email: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
        };
        OrderLinkSent: {
            /** @enum {string} */
            status: "ok";
        };
        /**
         * @description completed: the goods have been delivered or handed over
         * @enum {string}
         */
        OrderStatus: "new" | "in_process" | "completed" | "canceled";
        /**
         * @description How far an order that is in_process has come: handed to the carrier, or waiting at the shop for its buyer
         * @enum {string|null}
         */
        OrderProgress: "dispatched" | "ready" | null;
        Shipment: {
            /** @description Its name */
            carrier: string;
            tracking_number: string | null;
            /** @description Where the carrier shows the way of the parcel */
            tracking_url: string | null;
            /**
             * Format: date-time
             * @description When the parcel was handed over
             */
            date: string;
        };
        OrderLine: {
            product_id: string;
            title: string;
            /** @description Vintage and format */
            label: string;
            /** @description Null when the wine is no longer in the catalogue */
            product_url: string | null;
            quantity: number;
            /** @description Before the discount code */
            unit_price: number;
            /** @description Units of a line from which that price held when it was bought; null: it was that of a single one */
            step_from: number | null;
            /** @description one unit's share of what the code takes off the line, in euros with up to six decimals */
            discount_per_unit: number;
            /** @description unit_price × quantity, less what the code takes off the line; exact to the cent */
            total_price: number;
            /** @description Rate of the VAT in it; null: outside VAT */
            tax_percent: number | null;
            /** @description Its share of the VAT at that rate */
            tax: number;
            bottle: components["schemas"]["Bottle"] | null;
            /** @description What was in a case when it was bought; empty for everything else */
            contents: {
                title: string;
                label: string;
                bottles: number;
            }[];
            /** @description A confirmed withdrawal names this line */
            withdrawn: boolean;
        };
        /**
         * @description Why a voucher does not serve: no such code on this site, before its first day, after its last, stopped by the estate (or not yet paid), redeemed
         * @enum {string}
         */
        VoucherError: "ERROR_VOUCHER_NOT_FOUND" | "ERROR_VOUCHER_TOO_SOON" | "ERROR_VOUCHER_OUTDATED" | "ERROR_VOUCHER_INACTIVE" | "ERROR_VOUCHER_USED";
        OrderGift: {
            product_id: string;
            title: string;
            participants_number: number;
            /** Format: date */
            end_date: string;
            /** @description Path of its page to print */
            url: string;
            /** @description Why it does not serve now */
            error: components["schemas"]["VoucherError"] | null;
        };
        Withdrawal: {
            id: string;
            /** @enum {string} */
            state: "declared" | "confirmed";
            order_number: string;
            name: string;
            /** @description Where the acknowledgement goes */
            email: string;
            lines: {
                product_id: string;
                title: string;
                label: string;
                quantity: number;
            }[];
            is_whole_order: boolean;
            /** Format: date-time */
            declared_at: string;
            /** Format: date-time */
            confirmed_at: string | null;
            /**
             * Format: date
             * @description Last day in Europe/Madrid; null while nothing has been delivered
             */
            until: string | null;
        };
        /** @description Whether the buyer may still withdraw (Directive 2011/83/EU, articles 9 to 11a) */
        OrderWithdrawal: {
            possible: boolean;
            /**
             * Format: date
             * @description Last day in Europe/Madrid; null while nothing has been delivered
             */
            until: string | null;
            /**
             * @description Why it is not possible
             * @enum {string|null}
             */
            reason: "EXPIRED" | "CANCELED" | "WITHDRAWN" | null;
            confirmed: components["schemas"]["Withdrawal"][];
        };
        /**
         * @description full: a tax id was given; corrective: over what went back
         * @enum {string}
         */
        InvoiceKind: "simplified" | "full" | "corrective";
        Invoice: {
            /** @example F-2026-000001 */
            number: string;
            kind: components["schemas"]["InvoiceKind"];
            /** Format: date */
            date: string;
            /** @description Negative where money went back */
            total: number;
            /** @description Private address of the PDF on this host; it opens without a session */
            pdf_url: string;
        };
        /** @description Oldest first; empty where the estate does not invoice here */
        Invoices: components["schemas"]["Invoice"][];
        Order: {
            number: string;
            status: components["schemas"]["OrderStatus"];
            progress: components["schemas"]["OrderProgress"];
            shipment: components["schemas"]["Shipment"] | null;
            /** @description null where it is collected, there, canceled or late, and where the estate says nothing */
            delivery: components["schemas"]["DeliveryWindow"] | null;
            /**
             * Format: date-time
             * @description When a pickup began to wait at the shop
             */
            date_ready: string | null;
            /** @enum {string} */
            type: "online";
            brand: components["schemas"]["Brand"];
            language: components["schemas"]["Language"];
            /** Format: date-time */
            date_placed: string;
            /** Format: date-time */
            date_in_process: string | null;
            /**
             * Format: date
             * @description The day of delivery
             */
            date_completed: string | null;
            /** Format: date-time */
            date_canceled: string | null;
            email: string;
            lines: components["schemas"]["OrderLine"][];
            subtotal: number;
            vouchers_discount: number;
            shipping_incl_tax: number;
            /** @description VAT contained in total_price */
            tax: number;
            /** @description The same by rate, the highest first; the sum of their totals is total_price */
            tax_by_rate: components["schemas"]["TaxAtRate"][];
            total_price: number;
            /** @description What has gone back to the card */
            refunded: number;
            shipping_mode: components["schemas"]["ShippingMode"];
            client_info: components["schemas"]["ClientInfo"];
            /** @description null where nothing was sent */
            shipping_address: components["schemas"]["ShippingAddress"] | null;
            billing_address: components["schemas"]["BillingAddress"] | null;
            is_gift: boolean;
            /** @description Empty where there is none */
            gift_message: string;
            comment: string;
            /** @description The vouchers that were bought as gifts and made by now */
            gifts: components["schemas"]["OrderGift"][];
            withdrawal: components["schemas"]["OrderWithdrawal"];
            invoices: components["schemas"]["Invoices"];
        };
        PaymentLinkToken: {
            /** @description Of the link in the mail, pay_… */
            token: string;
        };
        /**
         * @description `sent`: the mail is ordered or has left; `opened`: the buyer has looked at it; `expired` and `withdrawn`: what was held is on sale again
         * @enum {string}
         */
        PaymentLinkState: "sent" | "opened" | "paid" | "expired" | "withdrawn";
        /**
         * @description What is paid for
         * @enum {string}
         */
        PaymentLinkKind: "order" | "visit";
        PaymentLinkLine: {
            title: string;
            /** @description Vintage and format, or day and time; empty for none */
            detail: string;
            quantity: number;
            /** @description Euros */
            total: number;
        };
        PaymentLinkShipping: {
            /** @description The address in lines */
            address: string[];
            price: number;
        };
        /** @description What the estate asks somebody to pay, as the person sees it who has the link */
        PaymentLink: {
            state: components["schemas"]["PaymentLinkState"];
            kind: components["schemas"]["PaymentLinkKind"];
            site: components["schemas"]["Brand"];
            language: components["schemas"]["Language"];
            name: string;
            email: string;
            /**
             * Format: date-time
             * @description Until then it can be paid and what it is for is held
             */
            until: string;
            /** @description What the estate writes to the buyer; empty for nothing */
            words: string;
            lines: components["schemas"]["PaymentLinkLine"][];
            /** @description null where nothing is sent */
            shipping: components["schemas"]["PaymentLinkShipping"] | null;
            total_price: number;
            /** @description Private page of the order or visit, once it is paid */
            page_url: string | null;
        };
        PaymentLinkWish: {
            /** @description Of the link in the mail, pay_… */
            token: string;
            /** @description That the buyer is of age and accepts the terms; false answers TERMS_NOT_ACCEPTED */
            terms_accepted: boolean;
        };
        PaymentLinkPayment: {
            payment_intent_secret: string;
            /** @description free_… when nothing is due */
            payment_intent_id: string;
            /** @description The amount that will be charged */
            total_price: number;
            /** @description false: no card, a plain confirm button */
            payment_due: boolean;
        };
        /** @description The order by the token of its private link, or by its number together with the e-mail address it was ordered with */
        WithdrawalDeclaration: {
            order_token?: string;
            order_number?: string;
            name: string;
            email: components["schemas"]["Email"];
            /** @description Lines to withdraw from; all that are left when not given */
            product_ids?: string[];
            language: components["schemas"]["Language"];
        };
        MemberAddress: {
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            company?: string;
            first_name?: string;
            last_name?: string;
            email: string;
            line1: string;
            line2?: string;
            /** @description ISO code */
            country: string;
            state?: string;
            postcode: string;
            locality: string;
        };
        MemberData: {
            /** @description email, document_type and document_number are fixed; an order takes them from here, whatever it is sent */
            personal_information: {
                document_type: components["schemas"]["DocumentType"];
                document_number: string;
                name: string;
                surname: string;
                email: string;
                phone_number: string;
                has_newsletter_subscription: boolean;
            };
            billing_address: components["schemas"]["MemberAddress"] | null;
        };
        /**
         * @description A day of every year, MM-DD
         * @example 09-15
         */
        YearDay: string;
        Season: {
            from: components["schemas"]["YearDay"];
            /** @description Included; before `from` where it goes over the turn of the year */
            until: components["schemas"]["YearDay"];
        };
        Experience: {
            id: string;
            name: string;
            slug: string;
            /** @description Address of its own page (the page of key `visit`); null until there is one */
            href: string | null;
            brand: components["schemas"]["Brand"];
            teaser: string;
            /** @description How far above or below the ground it is, in a few words; null where that says nothing */
            depth?: string | null;
            duration_minutes: number;
            price_adult: number;
            price_child: number;
            price_baby: number;
            min_visitors: number;
            max_visitors: number;
            languages: components["schemas"]["Language"][];
            meeting_point: string;
            picture: string | null;
            /** @description What the picture shows; empty where it only decorates */
            picture_alt?: string;
            /** @description Until so many hours before it begins a booking is moved or cancelled with refund */
            cancellation_hours: number;
            /** @description It is booked no later than so many hours before it begins */
            lead_hours: number;
            /** @description Parts of the year in which it takes place; empty: all the year */
            season: components["schemas"]["Season"][];
        };
        ExperienceList: {
            experiences: components["schemas"]["Experience"][];
        };
        /** @description Token of the bot check */
        CaptchaKey: string;
        GroupRequest: {
            captcha_key: components["schemas"]["CaptchaKey"];
            /** @description null: something of its own */
            experience_id: string | null;
            /**
             * Format: date
             * @description The day that is wished for; not before today
             */
            day: string;
            people: number;
            /** @description Occasion, hour, food, whatever matters */
            wish: string;
            name: string;
            email: components["schemas"]["Email"];
            phone_number: string;
            /** Format: date-time */
            consent_date: string;
            web_language: components["schemas"]["Language"];
            site: components["schemas"]["Brand"];
        };
        GroupRequestSent: {
            /** @enum {string} */
            status: "ok";
        };
        /**
         * @description Wall time of Europe/Madrid
         * @example 2027-05-03T11:00
         */
        LocalTime: string;
        NextFree: {
            experience_id: string;
            date: components["schemas"]["LocalTime"];
            /** @description In which it is guided */
            languages: components["schemas"]["Language"][];
        };
        ProgrammePoint: {
            /** @description Minutes after the visit begins; less than 0: before */
            after: number;
            text: string;
        };
        TastedWine: {
            name: string;
            note: string | null;
            /** @description Address of its page; null while it is not sold */
            href: string | null;
        };
        /**
         * @description Wall time of Europe/Madrid
         * @example 11:00
         */
        SlotTime: string;
        TimetableRow: {
            from: components["schemas"]["YearDay"];
            until: components["schemas"]["YearDay"];
            days: ("mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun")[];
            times: components["schemas"]["SlotTime"][];
            languages: components["schemas"]["Language"][];
        };
        /** @description A visit with all that its page says */
        ExperienceDetail: {
            id: string;
            name: string;
            slug: string;
            /** @description Address of its own page (the page of key `visit`); null until there is one */
            href: string | null;
            brand: components["schemas"]["Brand"];
            teaser: string;
            /** @description How far above or below the ground it is, in a few words; null where that says nothing */
            depth?: string | null;
            duration_minutes: number;
            price_adult: number;
            price_child: number;
            price_baby: number;
            min_visitors: number;
            max_visitors: number;
            languages: components["schemas"]["Language"][];
            meeting_point: string;
            picture: string | null;
            /** @description What the picture shows; empty where it only decorates */
            picture_alt?: string;
            /** @description Until so many hours before it begins a booking is moved or cancelled with refund */
            cancellation_hours: number;
            /** @description It is booked no later than so many hours before it begins */
            lead_hours: number;
            /** @description Parts of the year in which it takes place; empty: all the year */
            season: components["schemas"]["Season"][];
            /** @description Paragraphs */
            description: string[];
            programme: components["schemas"]["ProgrammePoint"][];
            included: string[];
            /** @description What is tasted */
            wines: components["schemas"]["TastedWine"][];
            /** @description What to bring */
            bring: string[];
            accessibility: string | null;
            /** @description How one gets to the meeting point */
            directions: string | null;
            pictures: {
                src: string;
                caption: string;
            }[];
            /** @description When it takes place, by season, and in which languages */
            timetable: components["schemas"]["TimetableRow"][];
        };
        Voucher: {
            full_code: string;
            /** @description What stands before the first hyphen; U: for the one experience named */
            prefix: string;
            /** @description null: for any visit of the site */
            experience: {
                id: string;
                title: string;
            } | null;
            /** @description How many people it is for at most */
            participants_number: number;
            /**
             * Format: date
             * @description First day of the visit, Europe/Madrid
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the visit
             */
            end_date: string;
        };
        VoucherRefusal: {
            /** @description First and last day of the visit; null where the code is not of this site */
            days: {
                /** Format: date */
                start_date: string;
                /** Format: date */
                end_date: string;
            } | null;
            /** @description Where the code is good, if it is of another brand */
            other_site: {
                name: string;
                /** @description Whole address of the page that redeems vouchers, without the code */
                voucher_page_url: string;
            } | null;
        };
        /** @description The bot check's token for this one submission (see getCaptchaChallenge; the provider's token with reCAPTCHA). CAPTCHA_FAILED asks for another. */
        "CaptchaKey-2": string;
        VisitorGroupData: {
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            name: string;
            surname: string;
            email: components["schemas"]["Email"];
            phone_number: string;
            comment?: string;
            /** @description ISO code */
            country: string;
            /** @description Left out when empty */
            region?: string;
            has_newsletter_subscription: boolean;
            /** @description One mail after the visit, with the wines that were tasted; false when left out */
            has_follow_up_consent?: boolean;
            /**
             * Format: date-time
             * @description When the privacy policy was accepted
             */
            consent_date: string;
            adults_number: number;
            /** @description Aged 5 to 17 */
            children_number: number;
            /** @description Up to 4 years */
            babies_number: number;
            web_language: components["schemas"]["Language"];
            site: components["schemas"]["Brand"];
        };
        BookingData: {
            experience_id: string;
            language: components["schemas"]["Language"];
            date: components["schemas"]["LocalTime"];
            site: components["schemas"]["Brand"];
        };
        VoucherRedemptionRequest: {
            captcha_key: components["schemas"]["CaptchaKey-2"];
            visitor_group_data: components["schemas"]["VisitorGroupData"];
            booking_data: components["schemas"]["BookingData"];
            full_code: string;
        };
        VoucherRedemption: {
            /** @description Goes to the confirmation page as the query voucher_redemption */
            voucher_redemption_id: string;
        };
        /**
         * @description By which people call a booking; it opens nothing
         * @example 7K2F-9QXM
         */
        BookingReference: string;
        /** @description What a visitor needs on the day */
        OnTheDay: {
            meeting_point: string;
            directions: string | null;
            bring: string[];
            /** @description By the clock of the day */
            programme: {
                time: components["schemas"]["SlotTime"];
                text: string;
            }[];
        };
        BookingConfirmation: {
            booking: {
                reference: components["schemas"]["BookingReference"];
                /** @description In the language of the site it was booked on */
                experience_name: string;
                total_visitors: number;
                language: components["schemas"]["Language"];
                date: components["schemas"]["LocalTime"];
                ends_at: components["schemas"]["LocalTime"];
                email: string;
                total_price: number;
                experience_id: string;
                /** @description Until when it may be moved or cancelled with refund; null when that is over */
                change_until: components["schemas"]["LocalTime"] | null;
                on_the_day: components["schemas"]["OnTheDay"];
                /** @description Token of the booking's private link, visit_… */
                booking_token: string;
            };
            /** @description true once: booking events fire now */
            track_gtm_booking: boolean;
            /** @description The newsletter was asked for */
            newsletter: boolean;
        };
        /** @description A voucher of visits that the shop sells; goes into the basket like any product */
        Gift: {
            /** @description The product_id for the basket */
            id: string;
            title: string;
            text: string;
            /** @description For how many people */
            label: string;
            participants_number: number;
            /** @description How long it is good for from the purchase */
            months: number;
            experience: {
                id: string;
                title: string;
                /** @description Address of its own page */
                href: string | null;
                picture: string | null;
            } | null;
            price: number;
            available: boolean;
            bottle: components["schemas"]["Bottle"];
        };
        Gifts: {
            gifts: components["schemas"]["Gift"][];
        };
        /** @description What the page to print shows of a voucher that was bought as a gift */
        GiftVoucher: {
            voucher: components["schemas"]["Voucher"];
            /** @description Why it does not serve now */
            error: components["schemas"]["VoucherError"] | null;
            brand: components["schemas"]["Brand"];
            /** @description Path where it is redeemed, with the query `voucher` */
            redeem_url: string;
        };
        CaptchaChallenge: {
            parameters: {
                /** @enum {string} */
                algorithm: "PBKDF2/SHA-256";
                nonce: string;
                salt: string;
                /** @description Iterations of one derivation */
                cost: number;
                keyLength: number;
                /** @description What the derived key of the right counter begins with */
                keyPrefix: string;
                keySignature: string;
                data: {
                    /** @description The host that the solution counts for */
                    host: string;
                    /** @description Seconds since 1970, by the database's clock; later the solution no longer counts */
                    until: number;
                };
            };
            signature: string;
        };
        BookingOption: {
            value: string;
            text: string;
        };
        BookingOptions: {
            /** @description Languages in which the visit is guided */
            languages_options: components["schemas"]["BookingOption"][];
            /** @description Twelve, values 1 to 12 */
            months_options: components["schemas"]["BookingOption"][];
            document_options: components["schemas"]["DocumentOption"][];
            /** @description ISO codes, the estate's own first */
            country_options: components["schemas"]["BookingOption"][];
            /** @description Provinces of Spain; elsewhere the field is free text */
            region_options: components["schemas"]["BookingOption"][];
            max_visitors: number;
            min_visitors: number;
            /** @description Percentage of VAT in what a visit costs that is booked today */
            vat_percent: number;
        };
        SlotOption: {
            /** Format: date */
            day: string;
            /** @description Times with room for the visitors */
            slots: components["schemas"]["SlotTime"][];
            /** @description Time → places, for those of `slots` with 6 or fewer */
            places_left: {
                [key: string]: number;
            };
            /** @description Times without room for the visitors */
            full_slots: components["schemas"]["SlotTime"][];
        };
        WaitingListRequest: {
            captcha_key: components["schemas"]["CaptchaKey"];
            date: components["schemas"]["LocalTime"];
            language: components["schemas"]["Language"];
            visitor_number: number;
            name: string;
            email: components["schemas"]["Email"];
            /** Format: date-time */
            consent_date: string;
            web_language: components["schemas"]["Language"];
            site: components["schemas"]["Brand"];
        };
        WaitingListPlace: {
            /**
             * @description offered: the places are kept until claim_expires_at
             * @enum {string}
             */
            state: "waiting" | "offered" | "claimed" | "expired" | "left";
            experience_id: string;
            experience_name: string;
            experience_page_url: string;
            date: components["schemas"]["LocalTime"];
            language: components["schemas"]["Language"];
            visitor_number: number;
            /** Format: date-time */
            claim_expires_at: string | null;
            claim_seconds_left: number;
        };
        BookingIntentRequest: {
            captcha_key: components["schemas"]["CaptchaKey"];
            billing_address_data: components["schemas"]["BillingAddress"] | null;
            visitor_group_data: components["schemas"]["VisitorGroupData"];
            booking_data: components["schemas"]["BookingData"];
            /** @description wait_… of the claim link: the places kept for it are used */
            waiting_list_token?: string;
        };
        BookingIntentOpened: {
            booking_intent_id: string;
            /** @description The payment's id is the part before `_secret_`; free_… when nothing is due */
            payment_intent_secret: string;
            /** @description false: no card, a plain confirm button */
            payment_due: boolean;
            /** @description The amount that will be charged */
            total_price: number;
            /** Format: date-time */
            hold_expires_at: string;
            hold_seconds_left: number;
            extension_possible: boolean;
        };
        BookingCaptureRequest: {
            /** @description Id of the payment */
            payment_intent: string;
        };
        BookingBillingAddress: {
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            company: string;
            first_name: string;
            last_name: string;
            email: string;
            line1: string;
            line2: string;
            /** @description ISO code */
            country: string;
            state: string;
            postcode: string;
            locality: string;
        };
        /** @enum {string} */
        BookingIntentState: "held" | "authorised" | "capturing" | "confirmed" | "expired" | "conflict" | "cancelled" | "refunded";
        BookingIntent: {
            id: string;
            experience_id: string;
            language: components["schemas"]["Language"];
            date: components["schemas"]["LocalTime"];
            visitor_group: {
                adults_number: number;
                children_number: number;
                babies_number: number;
                document_type: components["schemas"]["DocumentType"];
                document_number: string;
                name: string;
                surname: string;
                email: string;
                phone_number: string;
                country: string;
                /** @description Empty when none was given */
                region: string;
                comment: string;
                has_newsletter_subscription: boolean;
                has_follow_up_consent: boolean;
                billing_address: components["schemas"]["BookingBillingAddress"] | null;
            };
            state: components["schemas"]["BookingIntentState"];
            /** Format: date-time */
            hold_expires_at: string;
            hold_seconds_left: number;
            extension_possible: boolean;
            total_price: number;
            payment_due: boolean;
        };
        BookingHold: {
            booking_intent_id: string;
            state: components["schemas"]["BookingIntentState"];
            /**
             * Format: date-time
             * @description By the clock of the server
             */
            hold_expires_at: string;
            /** @description From now, whatever the clock of the browser says; 0 when nothing is held any longer */
            hold_seconds_left: number;
            /** @description The hold may still be extended once */
            extension_possible: boolean;
        };
        Booking: {
            reference: components["schemas"]["BookingReference"];
            on_the_day: components["schemas"]["OnTheDay"];
            /**
             * @description cancelled: what was paid is on its way back, or nothing was
             * @enum {string}
             */
            status: "confirmed" | "cancelled" | "refunded";
            /**
             * @description `desk`: paid at the estate
             * @enum {string}
             */
            paid_with: "card" | "nothing" | "voucher" | "desk";
            site: components["schemas"]["Brand"];
            language: components["schemas"]["Language"];
            web_language: components["schemas"]["Language"];
            experience_id: string;
            experience_name: string;
            experience_page_url: string;
            /** @description Private address of this booking's page with its token */
            page_url: string;
            meeting_point: string;
            date: components["schemas"]["LocalTime"];
            ends_at: components["schemas"]["LocalTime"];
            duration_minutes: number;
            adults_number: number;
            children_number: number;
            babies_number: number;
            total_visitors: number;
            /** @description Name and surname of who booked */
            name: string;
            email: string;
            total_price: number;
            /** @description VAT of the visit; empty where nothing is taxed. Of a redeemed voucher for any visit it is in what was paid for the voucher */
            tax_by_rate: components["schemas"]["TaxAtRate"][];
            /** @description What has gone back to the card */
            refunded: number;
            /** Format: date-time */
            booked_at: string;
            invoices: components["schemas"]["Invoices"];
            /** @description Whether it may still be moved or cancelled */
            change: {
                possible: boolean;
                until: components["schemas"]["LocalTime"];
                /** @description So many hours before it begins */
                hours: number;
                /**
                 * @description Why it is not possible
                 * @enum {string|null}
                 */
                reason: "TOO_LATE" | "CANCELLED" | null;
                /** @description The estate has closed its day or time: until `until` its visitor chooses another date or has the money back, and has it back after that */
                offered?: boolean;
                /** @description First and last day of the voucher that pays for it; it can be moved to no other */
                voucher_days: {
                    /** Format: date */
                    start_date: string;
                    /** Format: date */
                    end_date: string;
                } | null;
            };
        };
        BookingMove: {
            date: components["schemas"]["LocalTime"];
            language?: components["schemas"]["Language"];
        };
        /** @description A piece of HTML */
        Fragment: string;
        "Category-2": {
            id: number;
            name: string;
        };
        ProjectList: {
            html: components["schemas"]["Fragment"][];
            /** @description 0 when there is none */
            total_pages: number;
            categories: components["schemas"]["Category-2"][];
        };
        VideoList: {
            html: components["schemas"]["Fragment"][];
            total_pages: number;
            categories: {
                id: number;
                name: string;
                subcategories: components["schemas"]["Category-2"][];
            }[];
        };
        PressList: {
            pagination: {
                results: {
                    html: components["schemas"]["Fragment"];
                }[];
                total_pages: number;
            };
            filters: {
                /** @description Newest first */
                years: number[];
                categories: components["schemas"]["Category-2"][];
                locales: {
                    code: string;
                    name: string;
                }[];
            };
        };
        ContactPage: {
            /** @example /es/contacto */
            contact_page_url: string;
        };
        /**
         * @example [
         *       "Un pedido",
         *       "Una visita"
         *     ]
         */
        ContactSubjects: string[];
        ContactMessage: {
            /** @description One of the page's subjects */
            subject: string;
            name: string;
            surname: string;
            email: components["schemas"]["Email"];
            phone_number: string;
            message: string;
            /** @description Token of the bot check; not needed where the site has none */
            captcha_key?: string;
        };
        ContactSent: {
            /** @enum {string} */
            status: "ok";
        };
        NewsletterToken: {
            token: string;
        };
        NewsletterOk: {
            /** @enum {string} */
            status: "ok";
        };
        NewsletterSubscription: {
            email: components["schemas"]["Email"];
            site: components["schemas"]["Brand"];
            language: components["schemas"]["Language"];
            /** @enum {string} */
            origin: "footer" | "checkout";
        };
        NewsletterRefused: {
            /** @enum {string} */
            detail: "Already registered" | "BAD_REQUEST" | "TOO_MANY_REQUESTS";
            message?: string;
            error_id?: string;
            fields?: {
                [key: string]: string;
            };
        };
        Login: {
            email: components["schemas"]["Email"];
            password: string;
        };
        Session: {
            member: null | {
                name: string;
                surname: string;
                level: string;
                level_label: string;
            };
        };
        PasswordForgotten: {
            email: components["schemas"]["Email"];
        };
        Done: {
            /** @enum {string} */
            status: "ok";
        };
        PasswordReset: {
            /** @description The query parameter `token` of the mail's link */
            token: string;
            password: string;
        };
        /**
         * Format: date
         * @description YYYY-MM-DD
         */
        OptionalIsoDate: string | null;
        /** @enum {string} */
        Title: "mr" | "mrs";
        /** @description name, surname, email, document_type and document_number are read-only: the estate changes them */
        PersonalInformation: {
            name: string;
            surname: string;
            email: string;
            phone_number: string;
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            birthday: components["schemas"]["OptionalIsoDate"];
            language: components["schemas"]["Language"];
            /** @description ISO code of a country */
            nationality: string | null;
            /** @description Only with nif_cif */
            company_name: string | null;
            title: components["schemas"]["Title"] | null;
        };
        Option: {
            text: string;
            value: string;
        };
        PersonalInformationPage: {
            personal_information: components["schemas"]["PersonalInformation"];
            member_number: string;
            address: components["schemas"]["MemberAddress"] | null;
            options: {
                language: components["schemas"]["Option"][];
                /** @description ISO codes with names, the estate's own first, the others by name */
                country: components["schemas"]["Option"][];
                /** @description Types of document that the estate asks for */
                document: components["schemas"]["DocumentOption"][];
            };
            /** @description By ISO code; a country that is missing takes any postcode */
            country_postcode_regex_map: {
                [key: string]: string;
            };
        };
        /** @description What is not sent stays as it is; the locked fields are refused (400, fields) */
        PersonalInformationChange: {
            phone_number?: string;
            birthday?: components["schemas"]["OptionalIsoDate"];
            language?: components["schemas"]["Language"];
            nationality?: string | null;
            company_name?: string | null;
            /** @enum {unknown} */
            title?: "mr" | "mrs" | null;
        };
        PersonalInformationSaved: {
            personal_information: components["schemas"]["PersonalInformation"];
        };
        PersonalInformationUrl: {
            /**
             * @description Path of the personal information page in the language the member has chosen
             * @example /en/club/personal-information
             */
            url: string;
        };
        /** @description company for a company (nif_cif only), otherwise first_name and last_name */
        AddressChange: {
            document_type: components["schemas"]["DocumentType"];
            document_number: string;
            first_name?: string;
            last_name?: string;
            company?: string;
            email: components["schemas"]["Email"];
            line1: string;
            line2?: string;
            country: string;
            state?: string;
            postcode: string;
            locality: string;
        };
        AddressSaved: {
            address: components["schemas"]["MemberAddress"];
        };
        /**
         * @description A level of the club as the estate lists it
         * @example platinum
         */
        Level: string;
        MembershipCard: {
            /**
             * @description Which of the drawn cards the level has
             * @enum {string}
             */
            color: "bronze" | "platinum" | "permanent";
            name: string;
            surname: string;
            /** @description Member number; user number for permanent levels */
            number: string;
            membership_end_date: components["schemas"]["OptionalIsoDate"];
        };
        VisitCode: {
            estate: components["schemas"]["Brand"];
            estate_name: string;
            /** @description What the visits' voucher field takes; null when the member has none yet */
            code: string | null;
            /** @description Used this season: the next one comes after the next harvest */
            used: boolean;
            /** @description Year of the harvest that opened it */
            season: number | null;
            available_from: components["schemas"]["OptionalIsoDate"];
            valid_until: components["schemas"]["OptionalIsoDate"];
        };
        ExperienceVouchers: {
            /** @description A current membership of a level that gives codes; without one none will come */
            entitled: boolean;
            /** @description One for each estate */
            vouchers: components["schemas"]["VisitCode"][];
            /** @description By site and language: the address of the voucher page, whole, without the query `voucher` */
            voucher_page_urls: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        Invitation: {
            name: string;
            surname: string;
            document_type: components["schemas"]["DocumentType"] | null;
            document_number: string | null;
            email: string;
            language: components["schemas"]["Language"];
            next_invitation_date: components["schemas"]["OptionalIsoDate"];
        };
        ProductPreferences: {
            options: components["schemas"]["Option"][];
            product_preferences: string[];
        };
        MyClub: {
            membership_data: {
                level: components["schemas"]["Level"];
                label: string;
                is_permanent: boolean;
            };
            card: components["schemas"]["MembershipCard"];
            experience_vouchers: components["schemas"]["ExperienceVouchers"];
            invitation: components["schemas"]["Invitation"] | null;
            product_preferences: components["schemas"]["ProductPreferences"];
            /** @description No current membership or a level that does not invite */
            lock_invitation: boolean;
            profile_my_orders_url: string;
            language_options: components["schemas"]["Option"][];
            document_options: components["schemas"]["DocumentOption"][];
        };
        ProductPreferencesChange: {
            product_preferences: string[];
        };
        ProductPreferencesSaved: {
            product_preferences: string[];
        };
        /**
         * Format: date
         * @description YYYY-MM-DD
         */
        IsoDate: string;
        MembershipData: {
            /** @description Null for permanent levels */
            member_number: string | null;
            /** @description Only for permanent levels */
            user_number: string | null;
            level: components["schemas"]["Level"];
            /** @description The level in words */
            member_type: string;
            /**
             * @description none: the first membership has not begun
             * @enum {string}
             */
            status: "current" | "ended" | "none";
            is_permanent: boolean;
            start_date: components["schemas"]["OptionalIsoDate"];
            validity_date: components["schemas"]["OptionalIsoDate"];
            minimum_consumption_goal: number | null;
            accumulated_purchases: number;
            /** @description 0 when it is reached; null without a goal */
            amount_left_to_reach_goal: number | null;
            /** @description When the member asked for a renewal that the estate has not answered yet; only where the membership has ended */
            renewal_requested_on: components["schemas"]["OptionalIsoDate"];
            next_membership: null | {
                level: components["schemas"]["Level"];
                level_label: string;
                start_date: components["schemas"]["IsoDate"];
            };
        };
        MembershipOrderItem: {
            /** @description What add_product takes; null for what was bought in a shop and is not in the catalogue */
            product_id: string | null;
            product_full_name: string;
            quantity: number;
            unit_price_with_discount: number;
            line_price_incl_tax: number;
            product_url: string | null;
            /** @description On sale and in stock now */
            can_reorder: boolean;
        };
        MembershipOrder: {
            /** Format: date-time */
            date_placed: string;
            number: string;
            /** @enum {string} */
            type: "online" | "store";
            status: components["schemas"]["OrderStatus"];
            progress: components["schemas"]["OrderProgress"];
            total: number;
            items: components["schemas"]["MembershipOrderItem"][];
            shipping_incl_tax: number;
            invoices: components["schemas"]["Invoices"];
        };
        ExternalPurchase: {
            date: components["schemas"]["IsoDate"];
            number: string;
            total_amount: number;
            /** @enum {string} */
            status: "external";
        };
        MembershipWithOrders: {
            id: string;
            level_label: string;
            start_date: components["schemas"]["IsoDate"];
            end_date: components["schemas"]["OptionalIsoDate"];
            accumulated_purchases: number;
            amount_left_to_reach_goal: number | null;
            /** @description Newest first */
            orders: components["schemas"]["MembershipOrder"][];
            /** @description Newest first */
            external_purchases: components["schemas"]["ExternalPurchase"][];
        };
        MembershipOrders: {
            current_membership_orders: components["schemas"]["MembershipWithOrders"] | null;
            /** @description Newest first */
            past_membership_orders: components["schemas"]["MembershipWithOrders"][];
        };
        MemberVisit: {
            reference: components["schemas"]["BookingReference"];
            /**
             * @description cancelled: what was paid is on its way back, or nothing was
             * @enum {string}
             */
            status: "confirmed" | "cancelled" | "refunded";
            experience_name: string;
            /** @description Name of the house that is visited */
            estate_name: string;
            date: components["schemas"]["LocalTime"];
            ends_at: components["schemas"]["LocalTime"];
            total_visitors: number;
            language: components["schemas"]["Language"];
            /** @description Private page of the booking, with its token, on the site where it was booked */
            page_url: string;
            /** @description Path of the calendar file; null for a visit that is over or cancelled */
            calendar_url: string | null;
        };
        MemberVisits: {
            /** @description Not over yet, the next first; a cancelled one stands here until its day */
            coming: components["schemas"]["MemberVisit"][];
            /** @description Over, the latest first */
            past: components["schemas"]["MemberVisit"][];
        };
        InvitationRequest: {
            name: string;
            surname: string;
            document_type?: components["schemas"]["DocumentType"];
            /** @description Empty or left out when not known */
            document_number?: string;
            email: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
        };
        /** @description A bare JSON string for what is already in use; otherwise the invalid fields */
        InvitationRefused: ("EMAIL_IN_USE" | "DOCUMENT_NUMBER_IN_USE") | components["schemas"]["Error"];
        HighlightedProduct: {
            /** @description The sku */
            id: string;
            /** @description Wine with vintage and format */
            product_title: string;
            /** @description The wine's name */
            title: string;
            /** @description How many vintages and formats of it there are; above 1 the price is the lowest */
            children_count: number;
            /** @description What this member pays; null when locked */
            price: number | null;
            /** @description A photograph, where the estate has one; else the bottle is drawn */
            image_url: string | null;
            bottle: components["schemas"]["Bottle"];
            /** @description Appellation or badge */
            label: string;
            is_locked: boolean;
            /** @description What this member may buy of it; null: as many as there are, or locked */
            allocation: null | components["schemas"]["Allocation"];
            /** @description Path of the product's page */
            full_slug: string;
            impression: components["schemas"]["Impression"];
        };
        HighlightedProducts: {
            products: components["schemas"]["HighlightedProduct"][];
            has_next: boolean;
        };
        JoiningRequest: {
            name: string;
            surname: string;
            email: components["schemas"]["Email"];
            phone_number?: string;
            message?: string;
            language: components["schemas"]["Language"];
            site: components["schemas"]["Brand"];
            /**
             * @description The privacy notice was accepted
             * @constant
             */
            consent: true;
            /** @description Token of the bot check; not needed where the site has none */
            captcha_key?: string;
        };
        RenewalRequest: {
            site: components["schemas"]["Brand"];
            message?: string;
        };
        RenewalRequested: {
            requested_on: components["schemas"]["IsoDate"];
        };
        AccountSession: {
            /** Format: uuid */
            id: string;
            /**
             * @description Browser and system, where they are known
             * @example Firefox · Windows
             */
            device: string | null;
            /**
             * Format: date-time
             * @description When the member logged in
             */
            started_at: string;
            /** @description The one that asks */
            is_this: boolean;
        };
        Account: {
            /** @description What the member logs in with */
            email: string;
            /** @description Newest first */
            sessions: components["schemas"]["AccountSession"][];
            /** @description Orders and purchases that would stay after a deletion, since they are invoices */
            invoices_kept: number;
        };
        PasswordChange: {
            current_password: string;
            password: string;
        };
        EmailChange: {
            email: components["schemas"]["Email"];
            /** @description The member's own */
            password: string;
        };
        EmailConfirmation: {
            /** @description The query parameter `email_token` of the mail's link */
            token: string;
        };
        EmailChanged: {
            email: string;
        };
        AccountSessions: {
            sessions: components["schemas"]["AccountSession"][];
        };
        AccountExport: {
            member: {
                [key: string]: unknown;
            };
            memberships: {
                [key: string]: unknown;
            }[];
            orders: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        AccountDeletion: {
            password: string;
        };
        OrderEntry: {
            number: string;
            brand: components["schemas"]["Brand"];
            status: components["schemas"]["OrderStatus"];
            /** Format: date-time */
            date_placed: string;
            /** @description Euros, VAT included */
            total_price: number;
            /** @description VAT contained in total_price */
            tax: number;
            /** @description What has gone back */
            refunded: number;
            shipping_mode: components["schemas"]["ShippingMode"];
        };
        OrderPage: {
            orders: components["schemas"]["OrderEntry"][];
            /** @description What to ask for the page after it; null where none came after. Keep the last one that was not null */
            next: string | null;
        };
        BookingEntry: {
            reference: string;
            /** @description HH:MM at the estate */
            time: string;
            brand: components["schemas"]["Brand"];
            /** @description Name of the visit in the first language of its brand */
            experience: string;
            /** @description Language in which the visit is guided */
            language: string;
            guide: string | null;
            room: string | null;
            adults: number;
            children: number;
            babies: number;
            people: number;
            name: string;
            phone: string;
            /** @description Empty where there is none */
            comment: string;
            /** @enum {string} */
            paid_with: "card" | "nothing" | "voucher" | "desk";
        };
        BookingList: {
            bookings: components["schemas"]["BookingEntry"][];
        };
        /**
         * @description What somebody does at the estate; each role has its rights (`OfficeRight`)
         * @enum {string}
         */
        OfficeRole: "owner" | "shop" | "visits" | "club" | "read-only";
        OfficePerson: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            role: components["schemas"]["OfficeRole"];
            language: components["schemas"]["Language"];
        };
        /**
         * @description What a call of the office asks for (`security` names it at each) and what menus and screens are shown by
         * @enum {string}
         */
        OfficeRight: "today:read" | "orders:read" | "orders:change" | "orders:refund" | "links:change" | "visits:read" | "visits:change" | "wines:read" | "wines:change" | "numbers:read" | "vouchers:read" | "vouchers:change" | "club:read" | "club:change" | "persons:change" | "programs:change" | "settings:read" | "staff:change" | "log:read";
        OfficeSession: {
            /**
             * @description `code`: the password was right, a code of the second factor is asked for (`enterOfficeCode`). `enrolment`: the password was right and there is no second factor yet (`getOfficeEnrolment`, `confirmOfficeEnrolment`). Both last ten minutes and open nothing else
             * @enum {string}
             */
            state: "nobody" | "code" | "enrolment" | "signed_in";
            /** @description null unless signed_in */
            person: components["schemas"]["OfficePerson"] | null;
            /** @description Empty unless signed_in */
            rights: components["schemas"]["OfficeRight"][];
            /**
             * Format: date-time
             * @description When the session ends; twelve hours after the second factor
             */
            ends_at: string | null;
        };
        OfficeLogin: {
            email: components["schemas"]["Email"];
            password: string;
        };
        OfficeCode: {
            /** @description Six digits of the authenticator, or a recovery code; blanks and hyphens do not count */
            code: string;
        };
        OfficeEnrolment: {
            /** @description `otpauth://totp/…`, for a QR code that an authenticator scans */
            uri: string;
            /** @description The same secret in base32, to be typed */
            secret: string;
        };
        OfficeEnrolled: {
            session: components["schemas"]["OfficeSession"];
            /** @description Ten codes that stand for the authenticator, each once. Shown here and never again */
            recovery_codes: string[];
        };
        OfficePasswordChoice: {
            /** @description What stands behind `token=` in the link */
            token: string;
            password: string;
        };
        OfficeAccountChange: {
            name?: string;
            language?: components["schemas"]["Language"];
        };
        OfficeSessionEntry: {
            /** Format: uuid */
            id: string;
            /** @description `Firefox · Windows`; null where the browser does not say */
            device: string | null;
            /** Format: date-time */
            started_at: string;
            /** Format: date-time */
            ends_at: string;
            /** @description Whether it is the one that asks */
            current: boolean;
        };
        OfficeSessions: {
            sessions: components["schemas"]["OfficeSessionEntry"][];
        };
        StaffMember: {
            /** Format: uuid */
            id: string;
            name: string;
            email: string;
            role: components["schemas"]["OfficeRole"];
            language: components["schemas"]["Language"];
            /** @description Goes with a change; of two who change the same the second is told (CHANGED_MEANWHILE) */
            version: number;
            /** @description Whether the link was used */
            has_password: boolean;
            has_second_factor: boolean;
            recovery_codes_left: number;
            /** Format: date-time */
            last_signed_in_at: string | null;
        };
        StaffList: {
            staff: components["schemas"]["StaffMember"][];
        };
        NewStaffMember: {
            name: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["OfficeRole"];
            language?: components["schemas"]["Language"];
        };
        StaffLink: {
            person: components["schemas"]["StaffMember"];
            /** @description Where the person chooses a password, once. Shown here and kept nowhere; hand it over yourself */
            link: string;
            /** Format: date-time */
            valid_until: string;
        };
        StaffChange: {
            version: number;
            name?: string;
            role?: components["schemas"]["OfficeRole"];
        };
        NewStaffLink: {
            /** @description For who lost the authenticator and the recovery codes: the next sign-in enrols another one */
            forget_second_factor?: boolean;
        };
        /**
         * @description Whom the house is written to; who is told of orders and visits, and how; opening hours; where orders are collected; ways to pay beside cards; who sells; when a visit takes place, when not, its places, until when it may be changed; from how much shipping is free, who carries, days on which nothing travels
         * @enum {string}
         */
        OfficeSettingName: "email" | "notices_to" | "notices_send" | "opening" | "pickup" | "payment_methods" | "seller" | "schedule" | "closures" | "places" | "change_limit" | "free_shipping" | "carriers" | "holidays";
        OfficeSettings: {
            /** @description Days from today on that the office closed, first to last */
            closed_days: {
                brand: components["schemas"]["Brand"];
                /** Format: date */
                day: string;
                reason: string;
            }[];
            /** @description What the folder sets, as the last import left it */
            folder: {
                name: components["schemas"]["OfficeSettingName"];
                /** @description Whose it is, a brand or a visit, in the language of who asks; empty where it holds for all */
                of: string;
                /** @description In the language of who asks; empty where the folder says nothing, and the usual holds */
                lines: string[];
                /**
                 * @description In the folder
                 * @example brands.yaml
                 */
                file: string;
                line: number;
            }[];
        };
        /** @description What was changed, by the names of the API; `…_cents` are cents */
        OfficeActionFacts: {
            [key: string]: string | number | boolean | null;
        };
        OfficeActionEntry: {
            id: number;
            /** Format: date-time */
            at: string;
            /**
             * @description Whether somebody did it here or a command in a terminal
             * @enum {string}
             */
            actor: "person" | "command";
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            /**
             * @description What was done, such as `order.refund`
             * @example order.refund
             */
            kind: string;
            /** @example order */
            subject_kind: string;
            /** @description Number or reference of what it was done to */
            subject: string;
            before: components["schemas"]["OfficeActionFacts"] | null;
            after: components["schemas"]["OfficeActionFacts"] | null;
            reason: string | null;
            /** @description Whether what was said of it is gone, since the person it was about was erased */
            erased: boolean;
        };
        OfficeLog: {
            actions: components["schemas"]["OfficeActionEntry"][];
            /** @description `before` of the next page; null where this is the last one */
            next: number | null;
        };
        /**
         * @description `dispatches`: orders handed to carriers by a list. `purchases`: what members bought elsewhere. `delivery_notes`: notes made ready for printing
         * @enum {string}
         */
        OfficeWorkKind: "dispatches" | "purchases" | "delivery_notes";
        OfficeWork: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["OfficeWorkKind"];
            /** @description Who began it; null for a command */
            person: {
                /** Format: uuid */
                id: string;
                name: string;
            } | null;
            reason: string | null;
            /** Format: date-time */
            begun_at: string;
            /**
             * Format: date-time
             * @description null while lines are left
             */
            ended_at: string | null;
            /** @description How many lines it has */
            total: number;
            done: number;
            already: number;
            failed: number;
        };
        OfficeWorkList: {
            /** @description The newest first, of the kinds that one may see; kept for a month after its end */
            work: components["schemas"]["OfficeWork"][];
            /**
             * Format: uuid
             * @description `after` of the next page
             */
            next: string | null;
        };
        /**
         * @description `already`: what the line asks for was so before, and nothing was changed
         * @enum {string}
         */
        OfficeWorkOutcome: "done" | "already" | "failed";
        /**
         * @description `over`: the order is completed or cancelled. `pickup`: it is collected. `nothing_sent`: its vouchers go by mail. `no_carrier`: no carrier has this name. `changed`: its address changed meanwhile. `member`: nobody has that number. `kept_otherwise`: the receipt is kept for another member, day or total. `unexpected`: it failed again and again, and the log of the server says why
         * @enum {string}
         */
        OfficeWorkProblem: "no_order" | "not_paid" | "over" | "pickup" | "nothing_sent" | "no_carrier" | "changed" | "member" | "date_to_come" | "kept_otherwise" | "unexpected";
        OfficeWorkLine: {
            /** @description From 1; of a table, the line in it */
            position: number;
            /** @description What the line asks for, by names: `number`, `carrier`, `tracking_number`, `member`, `date`, `cents` */
            asked: {
                [key: string]: string;
            };
            /** @description null while it waits */
            outcome: components["schemas"]["OfficeWorkOutcome"] | null;
            /** @description Why it failed */
            problem: components["schemas"]["OfficeWorkProblem"] | null;
            /** @description The same in words */
            message: string | null;
        };
        OfficeWorkFile: {
            work: components["schemas"]["OfficeWork"];
            lines: components["schemas"]["OfficeWorkLine"][];
            /** @description `after` of the next page */
            next: number | null;
        };
        /** @enum {string} */
        OfficeListName: "orders" | "invoices" | "visits" | "wines" | "members" | "club_requests" | "programs" | "vouchers" | "coupons" | "numbers" | "payment_links" | "group_requests" | "people" | "log" | "work";
        OfficeListTaken: {
            list: components["schemas"]["OfficeListName"];
            /** @description What the list was asked for, by the names of its call; the words that were searched (`q`) are not kept, since they may name a person */
            filter: {
                [key: string]: string;
            };
        };
        /**
         * @description `channel`: members of the club, and visitors who are none
         * @enum {string}
         */
        OfficeSalesBy: "day" | "wine" | "country" | "brand" | "channel";
        OfficeSalesSum: {
            orders: number;
            units: number;
            /** @description What was taken, VAT and shipping in it; with `wine` what the wine came to */
            amount: number;
        };
        OfficeSales: {
            by: components["schemas"]["OfficeSalesBy"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            rows: {
                /** @description The day, sku, country, brand, or `members` and `visitors`; of days the one of this year */
                key: string;
                /** @description Name of the wine */
                label: string | null;
                now: components["schemas"]["OfficeSalesSum"];
                before: components["schemas"]["OfficeSalesSum"];
            }[];
            total: components["schemas"]["OfficeSalesSum"];
            total_before: components["schemas"]["OfficeSalesSum"];
            /** @description What of the total has gone back by now */
            refunded: number;
            refunded_before: number;
        };
        OfficeVat: {
            /** @example 2026-Q4 */
            quarter: string;
            rows: {
                /** @description Whose VAT it is, ISO code */
                country: string;
                /** @description null: no sale yet, such as a voucher for several kinds of visit */
                percent: number | null;
                /** @description Without VAT; corrective invoices are taken off */
                base: number;
                tax: number;
                invoices: number;
            }[];
            base: number;
            tax: number;
            /** @description What the invoices of the quarter come to */
            total: number;
        };
        OfficeOccupancy: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            rows: {
                experience_id: string;
                name: string;
                slots: number;
                /** @description Places */
                capacity: number;
                /** @description Places that are sold */
                booked: number;
                /** @description People who came */
                arrived: number;
            }[];
            capacity: number;
            booked: number;
            arrived: number;
        };
        OfficeProgress: {
            members: number;
            /** @description Whose membership has no goal */
            without_goal: number;
            /** @description Who has bought less than a quarter of the goal */
            quarter_1: number;
            /** @description A quarter of it or more, less than half */
            quarter_2: number;
            /** @description Half of it or more, less than three quarters */
            quarter_3: number;
            /** @description Three quarters of it or more, less than all */
            quarter_4: number;
            /** @description Who has met it */
            met: number;
            /** @description What the goals come to */
            goal: number;
            /** @description What was bought in these memberships, by the sums that members see */
            spent: number;
        };
        OfficeMemberNumbers: {
            year: number;
            /**
             * Format: date
             * @description Whose memberships are counted that ran on it: today, or the last of a year that is over
             */
            day: string;
            /** @description Those in which somebody was a member, the newest first */
            years: number[];
            rows: {
                level: string;
                label: string;
                progress: components["schemas"]["OfficeProgress"];
            }[];
            total: components["schemas"]["OfficeProgress"];
        };
        OfficeCouponNumbers: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            rows: {
                code: string;
                orders: number;
                discount: number;
                /** @description What these orders came to */
                amount: number;
            }[];
        };
        OfficeInvoice: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            kind: "simplified" | "full" | "corrective";
            /** Format: date */
            date: string;
            /** @description Negative for a corrective one */
            total: number;
            buyer: string;
            /** @enum {string} */
            subject: "order" | "visit";
            /** @description Number of the order or reference of the visit that it is for */
            reference: string;
            pdf_url: string;
            /** @description The mail that has it and did not leave; null where none is stuck */
            mail: {
                to: string;
                /**
                 * @description `waiting`: it is tried again by itself
                 * @enum {string}
                 */
                state: "waiting" | "undeliverable";
                /** @description What the mail server said */
                failure: string | null;
            } | null;
        };
        OfficeInvoicePage: {
            invoices: components["schemas"]["OfficeInvoice"][];
            /**
             * Format: uuid
             * @description `after` of the next page; null where this is the last one
             */
            next: string | null;
        };
        /**
         * @description `over`: its last day has passed, and nobody used it
         * @enum {string}
         */
        OfficeVoucherState: "unused" | "used" | "stopped" | "over";
        /** @description Where the folder has it; null where it has not */
        OfficeFolderPlace: {
            file: string;
            line: number;
        } | null;
        OfficeVoucher: {
            code: string;
            brand: components["schemas"]["Brand"];
            /** @description Name of the one visit it is for; null: any visit of the brand */
            visit: string | null;
            people: number;
            /** Format: date */
            starts_on: string;
            /**
             * Format: date
             * @description Last day of the visit
             */
            ends_on: string;
            state: components["schemas"]["OfficeVoucherState"];
            /** @enum {string} */
            made_by: "folder" | "office" | "club" | "shop";
            place: components["schemas"]["OfficeFolderPlace"];
            /** @description Whether the office says otherwise than the folder, which counts until it is given back */
            is_said: boolean;
            /** Format: date-time */
            created_at: string;
        };
        OfficeVoucherPage: {
            vouchers: components["schemas"]["OfficeVoucher"][];
            /** @description `after` of the next page; null where this is the last one */
            next: string | null;
        };
        OfficeVoucherBatch: {
            brand: components["schemas"]["Brand"];
            people: number;
            /** @description Slug of the one visit it is for, or `any` */
            visit: string;
            /** Format: date */
            until: string;
            count: number;
            reason: string;
        };
        OfficeVouchersMade: {
            vouchers: components["schemas"]["OfficeVoucher"][];
        };
        OfficeVoucherSending: {
            name: string;
            email: string;
            language: components["schemas"]["Language"];
            words: string;
            /** Format: date-time */
            ordered_at: string;
            /** @enum {string} */
            state: "waiting" | "sent" | "undeliverable";
            /** @description What the mail server said; null where it has taken it */
            failure: string | null;
        };
        OfficeVoucherFile: {
            voucher: components["schemas"]["OfficeVoucher"];
            /** @description What goes back with a change of it */
            version: string;
            /** Format: date-time */
            used_at: string | null;
            /** @description References of the visits it was redeemed for, the newest first */
            visits: string[];
            /** @description To whom it was sent, the last one first */
            sendings: components["schemas"]["OfficeVoucherSending"][];
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        OfficeVoucherExtension: {
            version: string;
            /** Format: date */
            until: string;
            reason: string;
        };
        OfficeVoucherBlock: {
            version: string;
            /** @description false: it serves no longer */
            active: boolean;
            reason: string;
        };
        OfficeVoucherReturn: {
            version: string;
            reason: string;
        };
        OfficeVoucherSend: {
            version: string;
            name: string;
            email: components["schemas"]["Email"];
            /** @description Of the mail and of the page to print */
            language: components["schemas"]["Language"];
            /** @description What the estate adds to the mail, as it is */
            words?: string;
        };
        /**
         * @description `to_come`: its first day is still to come; `over`: its last day has passed
         * @enum {string}
         */
        OfficeCouponState: "serves" | "to_come" | "used_up" | "over" | "stopped";
        OfficeCoupon: {
            code: string;
            percent: number | null;
            amount: number | null;
            /** @description null: every brand */
            brands: string[] | null;
            /** @description Whether it serves today, as `state` has it */
            active: boolean;
            state: components["schemas"]["OfficeCouponState"];
            /** Format: date */
            valid_from: string | null;
            /** Format: date */
            valid_until: string | null;
            max_uses: number | null;
            uses: number;
            /** @enum {string} */
            made_by: "folder" | "office";
            place: components["schemas"]["OfficeFolderPlace"];
            /** @description Whether the office says otherwise than the folder, which counts until it is given back */
            is_said: boolean;
        };
        OfficeCoupons: {
            coupons: components["schemas"]["OfficeCoupon"][];
            /** @description `after` of the next page; null where this is the last one */
            next: string | null;
        };
        OfficeNewCoupon: {
            /** @description Capitals, digits and hyphens; small letters are read as capitals */
            code: string;
            /** @description Either this or `amount` */
            percent?: number;
            /** Format: euros */
            amount?: number;
            /** @description Every brand when not given */
            brands?: components["schemas"]["Brand"][];
            /**
             * Format: date
             * @description At once when not given
             */
            valid_from?: string;
            /**
             * Format: date
             * @description Without an end when not given
             */
            valid_until?: string;
            /** @description Without a limit when not given */
            max_uses?: number;
            reason: string;
        };
        OfficeCouponFile: {
            coupon: components["schemas"]["OfficeCoupon"];
            /** @description What goes back with a change of it */
            version: string;
            /** @description What the folder says of it, whether it counts or not; null where it says nothing */
            folder: {
                active: boolean;
                /** Format: date */
                valid_until: string | null;
            } | null;
            /** @description The orders that used it, the newest first, fifty at most */
            orders: {
                number: string;
                /** Format: date-time */
                placed_at: string;
                discount: number;
                total_price: number;
            }[];
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        OfficeCouponExtension: {
            version: string;
            /** Format: date */
            until: string;
            reason: string;
        };
        OfficeCouponBlock: {
            version: string;
            /** @description false: it serves no longer */
            active: boolean;
            reason: string;
        };
        OfficeCouponReturn: {
            version: string;
            reason: string;
        };
        /**
         * @description `invited`: has not accepted yet. `none`: no membership has begun
         * @enum {string}
         */
        OfficeMemberState: "current" | "ended" | "invited" | "none";
        OfficeMember: {
            number: string;
            name: string;
            surname: string;
            email: string;
            level: string;
            level_label: string;
            state: components["schemas"]["OfficeMemberState"];
            /**
             * Format: date
             * @description First day of the current membership or of the last one; null where none has begun
             */
            starts_on: string | null;
            /**
             * Format: date
             * @description Its last day; null where it never ends
             */
            ends_on: string | null;
            /** @description Its minimum consumption in euros; null without one */
            goal: number | null;
            /** @description What was bought in it */
            spent: number;
        };
        OfficeLevel: {
            level: string;
            label: string;
        };
        OfficeMemberPage: {
            members: components["schemas"]["OfficeMember"][];
            /** @description Those of the club */
            levels: components["schemas"]["OfficeLevel"][];
            /** @description `after` of the next page; null where this is the last one */
            next: string | null;
        };
        OfficeMembership: {
            level_label: string;
            /**
             * @description `follows`: begins on its day. `waits`: begins on its day if the goal of the one before is met by then
             * @enum {string}
             */
            state: "current" | "ended" | "follows" | "waits";
            /** Format: date */
            starts_on: string;
            /** Format: date */
            ends_on: string | null;
            goal: number | null;
            spent: number;
        };
        OfficeMemberFile: {
            member: components["schemas"]["OfficeMember"];
            /** @description What goes back with a change of it */
            version: string;
            levels: components["schemas"]["OfficeLevel"][];
            phone: string;
            language: components["schemas"]["Language"];
            birthday: string | null;
            company: string | null;
            document: string | null;
            /**
             * Format: date
             * @description When the member asked for a renewal that nobody has answered
             */
            renewal_requested_on: string | null;
            /** @description The latest first */
            memberships: components["schemas"]["OfficeMembership"][];
            /** @description Those paid for, the newest first */
            orders: {
                number: string;
                /** Format: date */
                day: string;
                /** @description Euros */
                total: number;
            }[];
            /** @description What was bought elsewhere, the newest first */
            purchases: {
                number: string;
                /** Format: date */
                day: string;
                /** @description Euros */
                total: number;
            }[];
            /** @description Those booked while logged in, those to come first */
            visits: {
                reference: string;
                visit: string;
                /** @description Wall time at the estate, `2026-11-23T11:00` */
                date: string;
                people: number;
                is_over: boolean;
            }[];
            codes: components["schemas"]["OfficeVoucher"][];
            /** @description What was chosen */
            preferences: string[];
            /** @description Wines of which this member may buy so many in a season; the estate folder says how many */
            allocations: {
                product_id: string;
                title: string;
                limit: number;
                left: number;
            }[];
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        OfficeLevelChange: {
            version: string;
            level: string;
            reason: string;
        };
        OfficeMembershipRenewal: {
            version: string;
            reason: string;
        };
        OfficeMembershipEnd: {
            version: string;
            /**
             * Format: date
             * @description Its last day, today or later
             */
            last_day: string;
            reason: string;
        };
        OfficeReason: {
            reason: string;
        };
        OfficeInvitation: {
            name: string;
            surname: string;
            document_type?: components["schemas"]["DocumentType"];
            /** @description Empty or left out when not known */
            document_number?: string;
            email: components["schemas"]["Email"];
            /** @description Of the mail */
            language: components["schemas"]["Language"];
            level: string;
            /** @description The brand that writes, at whose site the password is chosen */
            site: components["schemas"]["Brand"];
            reason: string;
        };
        OfficeJoiningRequest: {
            /** Format: uuid */
            id: string;
            name: string;
            surname: string;
            email: string;
            phone: string;
            message: string;
            language: components["schemas"]["Language"];
            /** @description The brand where they asked */
            site: string;
            /** Format: date-time */
            asked_at: string;
        };
        OfficeClubRequests: {
            /** @description Who asks to become a member */
            joining: components["schemas"]["OfficeJoiningRequest"][];
            /** @description Members whose membership has ended and who ask for another; renewing answers them */
            renewals: {
                number: string;
                name: string;
                surname: string;
                message: string;
                /** Format: date */
                asked_on: string;
            }[];
            /** @description How many there are in all */
            counts: {
                joining: number;
                renewals: number;
            };
            /** @description `after` of the next page of the `kind` that was named; null where this is the last one */
            next: string | null;
        };
        OfficeRequestAccepting: {
            level: string;
            reason: string;
        };
        OfficeRequestRefusing: {
            /** @description For the log */
            reason: string;
            /** @description What is written to the person, in their language; without words nothing is */
            words?: string;
        };
        /**
         * Format: uuid
         * @description Made once for the form: sent again it begins nothing more, and answers what was begun; it becomes the id
         */
        OfficeWorkKey: string;
        OfficePurchaseList: {
            /** @description CSV with a head: number of the receipt, member, date, total; in any order, by their English or Spanish names */
            table: string;
            reason: string;
            key?: components["schemas"]["OfficeWorkKey"];
        };
        OfficePurchaseProblem: {
            /** @description From 1, the head */
            line: number;
            /**
             * @description `values`: not as many as the head has columns. `twice`: the number stands in an earlier line
             * @enum {string}
             */
            problem: "column_missing" | "column_unknown" | "values" | "number" | "twice" | "date" | "total";
            /** @description What stands there */
            value: string;
        };
        OfficePurchasesBegun: {
            /** @description null where the table has problems */
            work: components["schemas"]["OfficeWork"] | null;
            /** @description What cannot be read of the table: with any, nothing was begun */
            problems: components["schemas"]["OfficePurchaseProblem"][];
        };
        OfficeKeptData: {
            /** @enum {string} */
            kind: "member" | "sessions" | "memberships" | "visit_codes" | "invitations" | "invited_by" | "purchases" | "joining_request" | "renewal_request" | "email_change" | "orders" | "invoices" | "unfinished_orders" | "withdrawals" | "visits" | "unfinished_visits" | "waiting_lists" | "group_requests" | "newsletter" | "restock_requests" | "payment_links" | "vouchers_sent";
            count: number;
            /** @description How many of them stay when the person is erased: the law has them kept, or what they are about is still to come */
            stays: number;
        };
        OfficePersonalData: {
            email: string;
            /** @description Null for somebody who is no member */
            member: {
                number: string;
                name: string;
            } | null;
            kept: components["schemas"]["OfficeKeptData"][];
        };
        OfficePersonalDataOf: {
            /** @description The number of a member, or anybody’s e-mail address */
            of: string;
        };
        OfficePersonalFile: {
            email: string;
        } & {
            [key: string]: unknown;
        };
        OfficeErased: {
            /** @description What stays of it */
            kept: components["schemas"]["OfficeKeptData"][];
        };
        /**
         * @description `soon`: announced, not yet to be bought; `off`: not sold, and without a page
         * @enum {string}
         */
        OfficeSaleState: "on_sale" | "soon" | "off";
        OfficeWine: {
            /** @description The sku */
            product_id: string;
            brand: components["schemas"]["Brand"];
            /** @description In the language of who is signed in */
            title: string;
            /** @description null: a case */
            vintage: number | null;
            millilitres: number;
            /** @description Whether it is a case, whose bottles have the stock */
            is_case: boolean;
            sale: components["schemas"]["OfficeSaleState"];
            /** @description What everybody pays now */
            price: number;
            /** @description The lowest price of the 30 days before the present reduction; null where nothing is reduced */
            price_before: number | null;
            /** @description Bottles that stand on the shelf by the books, those that are sold and wait among them; null with a case */
            shelf: number | null;
            /** @description Of those on the shelf how many are sold */
            waiting: number | null;
            /** @description How many may still be sold, those reserved for members among them */
            left: number | null;
            /** @description Of those left how many only members may buy */
            reserved: number | null;
            /** @description Whether the office says its price or sale state, in place of the folder */
            is_said: boolean;
            /** @description Whether a change is planned */
            is_planned: boolean;
        };
        OfficeWinePage: {
            wines: components["schemas"]["OfficeWine"][];
            /** @description `after` of the next page; null where this is the last one */
            next: string | null;
        };
        /** @description What the office says of a sku in place of the folder */
        OfficeSkuSetting: {
            id: number;
            /** @enum {string} */
            kind: "price" | "sale";
            /** @enum {string} */
            state: "current" | "planned";
            /** Format: date-time */
            starts_at: string;
            /** @description Whether from then on what the folder says counts again */
            to_folder: boolean;
            price: number | null;
            reduced_price: number | null;
            sale: components["schemas"]["OfficeSaleState"] | null;
            reason: string | null;
            /** @description Who of the office; null: a command */
            person: string | null;
        };
        OfficeStockMovement: {
            id: number;
            /** Format: date-time */
            at: string;
            /**
             * @description `folder`: the figure of the estate folder changed; `reserve`, `release`: for members alone, and no longer
             * @enum {string}
             */
            kind: "folder" | "delivery" | "breakage" | "count" | "reserve" | "release";
            /** @description How many more or fewer: on the shelf, or with `reserve` and `release` for members alone */
            units: number;
            /** @description On the shelf afterwards; null where nobody looked */
            shelf: number | null;
            reason: string;
            /** @description Who of the office; null: a command, or an import */
            person: string | null;
        };
        OfficeWineFile: {
            wine: components["schemas"]["OfficeWine"];
            /** @description What goes back with a change of it */
            version: string;
            /** @description Whether the folder still has it */
            in_folder: boolean;
            /** @description What the estate folder says */
            folder: {
                price: number;
                reduced_price: number | null;
                sale: components["schemas"]["OfficeSaleState"];
                stock: number | null;
            };
            /** @description What the office says now and what is planned */
            settings: components["schemas"]["OfficeSkuSetting"][];
            /** @description The newest 100, newest first */
            movements: components["schemas"]["OfficeStockMovement"][];
            /** @description What it cost from when on, newest first, 30 at most */
            prices: {
                /** Format: date-time */
                since: string;
                price: number;
                is_reduced: boolean;
                /** @description The lowest price of the 30 days before; of a reduction that only fell, before its first. Null: nothing was charged before */
                lowest_before: number | null;
            }[];
            /** @description The lowest that was charged in the last 30 days: what a reduction that begins now stands beside by law */
            lowest_price: number | null;
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        OfficeStockMove: {
            version: string;
            /** @enum {string} */
            kind: "delivery" | "breakage" | "count" | "reserve" | "release";
            /** @description Of a count, what stands on the shelf */
            units: number;
            reason: string;
        };
        /** @description A price, or `to_folder` */
        OfficePriceWish: {
            version: string;
            /** Format: euros */
            price?: number;
            /**
             * Format: euros
             * @description What is asked instead while it is reduced
             */
            reduced_price?: number;
            /** @constant */
            to_folder?: true;
            /**
             * Format: date
             * @description From the beginning of this day at the estate; at once when not given
             */
            from?: string;
            reason: string;
        };
        /** @description A sale state, or `to_folder` */
        OfficeSaleWish: {
            version: string;
            sale?: components["schemas"]["OfficeSaleState"];
            /** @constant */
            to_folder?: true;
            /**
             * Format: date
             * @description From the beginning of this day at the estate; at once when not given
             */
            from?: string;
            reason: string;
        };
        OfficeWebhook: {
            name: string;
            url: string;
            /** @description `order.placed`, … */
            events: string[];
            /**
             * Format: date-time
             * @description When it last took something
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When it last did not
             */
            failed_at: string | null;
            /** @description Why it did not take the last one; null where it took it */
            failure: string | null;
            /** @description What it is still to be told; tried again by itself */
            waiting: number;
            /** @description What was tried too often and waits for a hand (`retryOfficeWebhook`) */
            undelivered: number;
        };
        OfficeToken: {
            name: string;
            /** @enum {string} */
            state: "valid" | "expired" | "revoked";
            scopes: string[];
            /** Format: date-time */
            expires_at: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        OfficePrograms: {
            webhooks: components["schemas"]["OfficeWebhook"][];
            tokens: components["schemas"]["OfficeToken"][];
        };
        /**
         * @description What has become of the money: being charged, paid, never came, all of it back
         * @enum {string}
         */
        OfficePaymentState: "authorised" | "paid" | "cancelled" | "refunded";
        OfficeOrderEntry: {
            number: string;
            brand: components["schemas"]["Brand"];
            status: components["schemas"]["OrderStatus"];
            progress: components["schemas"]["OrderProgress"];
            payment: components["schemas"]["OfficePaymentState"];
            /** Format: date-time */
            date_placed: string;
            name: string;
            email: string;
            /** @description Where it goes, ISO code; empty where nothing is sent or billed */
            country: string;
            /** @description What is in all its lines together */
            units: number;
            total_price: number;
            /** @description What has gone back */
            refunded: number;
            shipping_mode: components["schemas"]["ShippingMode"];
            carrier: string | null;
            tracking_number: string | null;
        };
        OfficeOrderPage: {
            orders: components["schemas"]["OfficeOrderEntry"][];
            /** @description `after` of the next page; null where this is the last one */
            next: string | null;
        };
        OfficeTelephoneOrder: {
            /**
             * Format: uuid
             * @description Made once for each form: sent again, by a second press or after a lost answer, it makes one link; with something else in it, 409 FORM_ALREADY_SENT
             */
            key?: string;
            site: components["schemas"]["Brand"];
            /** @description Of the mail and of what the link shows */
            language: components["schemas"]["Language"];
            lines: {
                product_id: string;
                quantity: number;
            }[];
            client_info: components["schemas"]["ClientInfo"];
            /** @description null where nothing is to be sent */
            shipping_address: components["schemas"]["ShippingAddress"] | null;
            comment?: string;
            /** @description Stands in the mail, in the words of the estate */
            words?: string;
            /** @description So long the bottles are held and the link can be paid */
            hold_hours: number;
        };
        OfficePaymentLink: {
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["PaymentLinkKind"];
            state: components["schemas"]["PaymentLinkState"];
            site: components["schemas"]["Brand"];
            language: components["schemas"]["Language"];
            name: string;
            email: string;
            /** Format: date-time */
            until: string;
            words: string;
            lines: components["schemas"]["PaymentLinkLine"][];
            shipping: components["schemas"]["PaymentLinkShipping"] | null;
            total_price: number;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the newest mail left; null while it waits
             */
            sent_at: string | null;
            /** @description How often it was ordered to be sent */
            sends: number;
            /** Format: date-time */
            opened_at: string | null;
            /** Format: date-time */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description When it expired or was withdrawn
             */
            ended_at: string | null;
            /** @description Number of the order or reference of the visit, once it is paid */
            sale: string | null;
            /** @description Who made it; empty for a command */
            made_by: string;
            /** @description Newest first; empty in a list */
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        OrderDispatches: {
            key?: components["schemas"]["OfficeWorkKey"];
            rows: {
                number: string;
                /** @description Its id, or its name */
                carrier: string;
                tracking_number?: string;
            }[];
        };
        OfficeDeliveryNotes: {
            notes: {
                number: string;
                /** @description What it is, with its number, in its language */
                title: string;
                /** @description Its name */
                brand: string;
                /** @description In words of its language */
                placed_on: string;
                /** @description The same as a sentence */
                placed: string;
                language: components["schemas"]["Language"];
                is_pickup: boolean;
                address: string[];
                /** @description Who sends it, then who receives it */
                ends: {
                    label: string;
                    lines: string[];
                }[];
                /** @description Where the sender is written to or called */
                contact: string;
                lines: {
                    quantity: number;
                    title: string;
                    /** @description null in a gift */
                    total: string | null;
                }[];
                sums: {
                    label: string;
                    amount: string;
                }[];
                /** @description What the giver says */
                message: string;
                /** @description For who delivers it */
                comment: string;
            }[];
            /** @description Whether there are more than these */
            more: boolean;
            /** @description Orders of which nothing is sent */
            left_out: {
                number: string;
                /** @description Why */
                problem: components["schemas"]["OfficeWorkProblem"] | null;
                /** @description The same in words */
                message: string;
            }[];
        };
        OfficeNotesWish: {
            /** @description Of which orders; of all that is to be packed, 500 at most, the oldest first, where it is not said */
            numbers?: string[];
            key?: components["schemas"]["OfficeWorkKey"];
        };
        OfficeRefund: {
            id: string;
            /**
             * @description On its way, back at the buyer, or not taken by the bank
             * @enum {string}
             */
            state: "asked" | "done" | "failed";
            /**
             * @description `provider`: somebody gave it back in the pages of the card provider
             * @enum {string}
             */
            reason: "cancellation" | "withdrawal" | "lines" | "amount" | "unavailable" | "provider";
            /** @description As the buyer reads it */
            note: string | null;
            amount: number;
            lines: {
                product_id: string;
                quantity: number;
                amount: number;
            }[];
            /** Format: date-time */
            asked_at: string;
            /** Format: date-time */
            done_at: string | null;
        };
        OfficeMail: {
            /** @description Which one, such as `confirmation`; `again` is one that was sent once more. Of today: the name of its file in the folder, such as `order-confirmation` */
            mail: string;
            /** @description Where it was to go; of today */
            to?: string;
            /** @enum {string} */
            state: "waiting" | "sent" | "undeliverable";
            /** Format: date-time */
            ordered_at: string;
            /** Format: date-time */
            sent_at: string | null;
            failure: string | null;
        };
        OfficeOrder: {
            order: components["schemas"]["Order"];
            /** @description Goes with each change; of two who change the same the second is told what is no longer as it was seen */
            version: string;
            payment: components["schemas"]["OfficePaymentState"];
            /** @description What was charged */
            captured: number;
            /** @description What is left to give back; what is on its way is not in it */
            refundable: number;
            /** @description What confirmed withdrawals are owed */
            owed: number;
            /** @description Units of each line whose money is not back */
            lines_left: {
                product_id: string;
                units: number;
            }[];
            payments: {
                id: string;
                /** @enum {string} */
                state: "asked" | "done" | "failed" | "disputed";
                asked: number;
                captured: number | null;
                /** Format: date-time */
                asked_at: string;
            }[];
            refunds: components["schemas"]["OfficeRefund"][];
            disputes: {
                amount: number;
                /** @enum {string} */
                state: "unanswered" | "answered" | "won" | "lost";
                /** Format: date-time */
                answer_by: string | null;
            }[];
            /** @description Of the last half year, oldest first */
            mails: components["schemas"]["OfficeMail"][];
            /** @description What people did to it, newest first */
            actions: components["schemas"]["OfficeActionEntry"][];
            /** @description Who may carry it */
            carriers: {
                id: string;
                name: string;
            }[];
        };
        /** @description The `version` that was seen */
        OfficeSeen: string;
        /** @description Why; it stands in the log, and the customer reads it where money goes back */
        "OfficeReason-2": string;
        /** @description One of `amount`, `all` and `lines` */
        OrderRefundWish: {
            version: components["schemas"]["OfficeSeen"];
            reason: components["schemas"]["OfficeReason-2"];
            /**
             * @description All that is left
             * @enum {boolean}
             */
            all?: true;
            /** Format: euros */
            amount?: number;
            lines?: {
                product_id: string;
                /** @description All that are left where it is not said */
                units?: number;
            }[];
            /** @description With `lines`: bottles of lines that went back whole are on sale again */
            restock?: boolean;
        };
        OrderStep: {
            version: components["schemas"]["OfficeSeen"];
        };
        OrderCancelling: {
            version: components["schemas"]["OfficeSeen"];
            /** @description Stands in the log; the buyer does not read it */
            reason: string;
        };
        OrderAddressChange: {
            version: components["schemas"]["OfficeSeen"];
            shipping_address: components["schemas"]["ShippingAddress"];
        };
        OrderDispatching: {
            version: components["schemas"]["OfficeSeen"];
            /** @description `id` of one of `carriers` */
            carrier: string;
            tracking_number?: string;
        };
        OrderStatusChange: {
            version: components["schemas"]["OfficeSeen"];
            /** @enum {string} */
            status: "in_process" | "completed";
            /**
             * Format: date
             * @description With `completed`: the day of delivery; today where it is not said
             */
            day?: string;
        };
        OrderMailAgain: {
            /** @enum {string} */
            mail: "confirmation" | "link" | "dispatched" | "ready" | "completed";
        };
        OfficePaymentLinkPage: {
            links: components["schemas"]["OfficePaymentLink"][];
            /** @description For `after` of the next page; null on the last */
            next: string | null;
        };
        OfficeVisit: {
            reference: string;
            /** @description Goes with each change */
            version: string;
            brand: components["schemas"]["Brand"];
            /** @description Name of the visit */
            experience: string;
            experience_id: string;
            /** @description `YYYY-MM-DDTHH:MM` at the estate */
            starts: string;
            /** Format: date-time */
            ends: string;
            language: components["schemas"]["Language"];
            guide: string | null;
            room: string | null;
            /** @enum {string} */
            state: "confirmed" | "cancelled" | "refunded";
            /** @enum {string} */
            arrival: "expected" | "arrived" | "no_show";
            /** Format: date-time */
            arrived_at: string | null;
            arrived_people: number | null;
            adults: number;
            children: number;
            babies: number;
            people: number;
            name: string;
            email: string;
            phone: string;
            /** @description What the visitor wrote, allergies too; empty where there is nothing, and thirty days after the visit */
            comment: string;
            /** @enum {string} */
            paid_with: "card" | "nothing" | "voucher" | "desk";
            total_price: number;
            refunded: number;
            /** Format: date-time */
            booked_at: string;
        };
        OfficeWaiting: {
            name: string;
            email: string;
            people: number;
            language: components["schemas"]["Language"];
            /**
             * @description offered: places are kept for who has to say so
             * @enum {string}
             */
            state: "waiting" | "offered";
            /** Format: date-time */
            joined_at: string;
        };
        OfficeSlot: {
            /** @description `YYYY-MM-DDTHH:MM` at the estate */
            starts: string;
            experience: string;
            experience_id: string;
            languages: components["schemas"]["Language"][];
            guide: string | null;
            room: string | null;
            /** @description People */
            capacity: number;
            booked: number;
            /** @description People of payments under way and of offers to the waiting list */
            held: number;
            arrived: number;
            /** @description Whether it is in the schedule, or closed */
            is_open: boolean;
            visits: components["schemas"]["OfficeVisit"][];
            /** @description Who waits for places, first come first */
            waiting_list: components["schemas"]["OfficeWaiting"][];
        };
        /** @description What needs a hand; a part is null where the role may not read it */
        OfficeToday: {
            /** Format: date-time */
            at: string;
            /** Format: date */
            day: string;
            to_pack: null | {
                /** @description At most 1000 are counted */
                count: number;
                /** @description The newest twenty */
                orders: components["schemas"]["OfficeOrderEntry"][];
            };
            visits: null | {
                people: number;
                arrived: number;
                /** @description Those with somebody in them */
                slots: components["schemas"]["OfficeSlot"][];
            };
            payments: null | {
                /** @description Refunds that the bank did not take and nobody asked again */
                failed_refunds: number;
                /** @description Disputes that nobody has answered */
                disputes: number;
            };
            /** @description Those that could not be delivered */
            mails: components["schemas"]["OfficeMail"][];
            /** @description Invoices whose mail was tried and did not leave; at most 1000 are counted */
            unsent_invoices: number | null;
            low_stock: null | {
                product_id: string;
                title: string;
                left: number;
            }[];
            requests: null | {
                /** Format: uuid */
                id: string;
                /** Format: date */
                day: string;
                people: number;
                name: string;
                wish: string;
                /** Format: date-time */
                asked_at: string;
            }[];
            club_requests: null | {
                /** @description Who asks to become a member and has no answer */
                joining: number;
                /** @description Members who ask for a renewal and have no answer */
                renewals: number;
            };
        };
        OfficeVisitPage: {
            visits: components["schemas"]["OfficeVisit"][];
            /** @description `after` of the next page; null where this is the last one */
            next: string | null;
        };
        /**
         * @description `YYYY-MM-DDTHH:MM` at the estate
         * @example 2027-05-03T11:00
         */
        OfficeSlotTime: string;
        OfficeGuestBooking: {
            /**
             * Format: uuid
             * @description Made once for each form: sent again, by a second press or after a lost answer, it books once
             */
            key: string;
            experience_id: string;
            date: components["schemas"]["OfficeSlotTime"];
            language: components["schemas"]["Language"];
            /** @description Of the mails */
            web_language: components["schemas"]["Language"];
            adults: number;
            children: number;
            babies: number;
            name: string;
            surname: string;
            email: string;
            phone: string;
            comment?: string;
            /**
             * @description `desk`: paid at the estate, with its invoice; `free`: nothing is due
             * @enum {string}
             */
            paid: "desk" | "free";
            /** @description Why nothing is due; it stands in the log */
            reason?: string;
        };
        OfficeVisitFile: {
            visit: components["schemas"]["OfficeVisit"];
            /** @description Visits of the same address at the same time: whoever came to a party later has a booking of their own */
            beside: {
                reference: string;
                people: number;
            }[];
            /** @description What is left to give back */
            refundable: number;
            refunds: components["schemas"]["OfficeRefund"][];
            /** @description What people did to it, newest first */
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        /** @description A closed day or time, and how far everybody who was booked is told */
        OfficeClosing: {
            brand: components["schemas"]["Brand"];
            /** @description The time that is closed, as `date` of a slot; null for the whole day */
            date: string | null;
            /** @description null for the whole day */
            experience_id: string | null;
            reason: string;
            /**
             * Format: date-time
             * @description Until when other dates are offered; null where the money went back at once
             */
            answer_until: string | null;
            /** @description Visits whose visitors are not told yet */
            left: number;
            /** @description Visits whose visitors have not answered */
            waiting: number;
            /** @description Visits that stand on another date */
            moved: number;
            /** @description Visits that are cancelled since */
            ended: number;
        };
        OfficeDay: {
            /** Format: date */
            day: string;
            /** @description Brands that receive nobody on it */
            closed: components["schemas"]["Brand"][];
            /** @description What is closed on it, and how far everybody is told */
            closings: components["schemas"]["OfficeClosing"][];
            slots: components["schemas"]["OfficeSlot"][];
            /** @description Visits that can take place, also at an extra time */
            experiences: {
                id: string;
                prices: {
                    adult: number;
                    child: number;
                    baby: number;
                };
                name: string;
                brand: components["schemas"]["Brand"];
                languages: components["schemas"]["Language"][];
            }[];
        };
        OfficeTelephoneVisit: {
            /**
             * Format: uuid
             * @description Made once for each form: sent again, by a second press or after a lost answer, it makes one link; with something else in it, 409 FORM_ALREADY_SENT
             */
            key: string;
            experience_id: string;
            date: components["schemas"]["OfficeSlotTime"];
            language: components["schemas"]["Language"];
            /** @description Of the mails */
            web_language: components["schemas"]["Language"];
            adults: number;
            children: number;
            babies: number;
            name: string;
            surname: string;
            email: string;
            phone: string;
            comment?: string;
            /** @description Stands in the mail, in the words of the estate */
            words?: string;
            /** @description So long the places are held and the link can be paid, and no longer than until the visit begins */
            hold_hours: number;
        };
        VisitArrival: {
            /** @description A reference, or what a scanned code of the mail holds */
            code: string;
            /**
             * Format: uuid
             * @description Made once for each arrival, where it is seen: sent again after a lost connection it counts once
             */
            key: string;
            /** @description How many came; all where it is not said */
            people?: number;
            /**
             * Format: date-time
             * @description When it was seen; now where it is not said
             */
            at?: string;
        };
        /** @description Who is booked chooses another date by a link for so many days, and has the money back after them; without it the money goes back at once */
        OfficeAnswerDays: number;
        DayClosing: {
            /** Format: date */
            day: string;
            brand?: components["schemas"]["Brand"];
            reason: components["schemas"]["OfficeReason-2"];
            answer_days?: components["schemas"]["OfficeAnswerDays"];
        };
        DayClosed: {
            /** @description Visits whose visitors are offered other dates by now */
            offered: number;
            /** @description Visits that were cancelled by now */
            visits: number;
            /** @description Who waited for places and is told */
            waiting: number;
            refunded: number;
        };
        DayOpening: {
            /** Format: date */
            day: string;
            brand?: components["schemas"]["Brand"];
        };
        DayOpened: {
            brands: components["schemas"]["Brand"][];
        };
        SlotClosing: {
            experience_id: string;
            date: components["schemas"]["OfficeSlotTime"];
            reason: components["schemas"]["OfficeReason-2"];
            answer_days?: components["schemas"]["OfficeAnswerDays"];
        };
        /** @description What is not said is as the visit has it */
        SlotOpening: {
            experience_id: string;
            date: components["schemas"]["OfficeSlotTime"];
            /** @description People */
            capacity?: number;
            languages?: components["schemas"]["Language"][];
            guide?: string;
            room?: string;
        };
        /**
         * @description Nobody has answered; a link to pay waits; that link ran out or was withdrawn unpaid; it was paid and is booked; ended without a visit
         * @enum {string}
         */
        GroupRequestState: "open" | "proposed" | "lapsed" | "booked" | "refused";
        OfficeGroupRequest: {
            /** Format: uuid */
            id: string;
            state: components["schemas"]["GroupRequestState"];
            site: components["schemas"]["Brand"];
            /** @description In which the person wrote */
            language: components["schemas"]["Language"];
            /** @description null for something of their own */
            experience_id: string | null;
            /**
             * Format: date
             * @description That they wished for
             */
            day: string;
            people: number;
            wish: string;
            name: string;
            email: string;
            phone: string;
            /** Format: date-time */
            asked_at: string;
            /**
             * Format: uuid
             * @description Payment link of the newest proposal
             */
            link_id: string | null;
            /** @description Of the visit that was booked */
            reference: string | null;
            /** @description Empty in lists */
            actions: components["schemas"]["OfficeActionEntry"][];
        };
        OfficeGroupRequestPage: {
            requests: components["schemas"]["OfficeGroupRequest"][];
            /**
             * Format: uuid
             * @description `after` of the next page; null where this is the last one
             */
            next: string | null;
        };
        OfficeGroupProposal: {
            /**
             * Format: uuid
             * @description Made once for each form: sent again it makes one proposal; with something else in it, 409 FORM_ALREADY_SENT
             */
            key: string;
            experience_id: string;
            date: components["schemas"]["OfficeSlotTime"];
            /** @description Of the visit */
            language: components["schemas"]["Language"];
            adults: number;
            children: number;
            babies: number;
            /**
             * Format: euros
             * @description What was agreed for all of them, in euros; what the visit costs them where it is not said
             */
            total_price?: number;
            /** @description Stands in the mail, in the words of the estate */
            words?: string;
            /** @description So long the places are held and the link can be paid, and no longer than until the visit begins */
            hold_hours: number;
        };
        OfficeGroupRefusal: {
            /** @description For the log */
            reason: string;
            /** @description What the person is written; without, they hear nothing */
            words?: string;
        };
        VisitArrivalChange: {
            version: components["schemas"]["OfficeSeen"];
            /**
             * @description `expected` takes back what was said
             * @enum {string}
             */
            arrival: "no_show" | "expected";
        };
        VisitFewerPeople: {
            version: components["schemas"]["OfficeSeen"];
            adults: number;
            children: number;
            babies: number;
            /**
             * Format: euros
             * @description What goes back, in euros; the difference of what the visit costs them where it is not said
             */
            refund?: number;
            /** @description The visitor reads it */
            reason?: string;
        };
        VisitMove: {
            version: components["schemas"]["OfficeSeen"];
            /**
             * @description `YYYY-MM-DDTHH:MM` at the estate
             * @example 2027-05-03T11:00
             */
            date: string;
            language?: components["schemas"]["Language"];
            /** @description The visitor reads it */
            reason?: string;
        };
        VisitCancelling: {
            version: components["schemas"]["OfficeSeen"];
            reason: components["schemas"]["OfficeReason-2"];
        };
        /** @description One of `amount` and `all` */
        VisitRefundWish: {
            version: components["schemas"]["OfficeSeen"];
            reason: components["schemas"]["OfficeReason-2"];
            /** @enum {boolean} */
            all?: true;
            /** Format: euros */
            amount?: number;
        };
        OrderEvent: {
            /** @enum {string} */
            type: "order.placed" | "order.dispatched" | "order.cancelled";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            /** @description The order as it was then; nothing in it says who bought it. `getOrderByNumber` has the rest */
            data: components["schemas"]["OrderEntry"] & {
                /** @description null before it left */
                shipment: components["schemas"]["Shipment"] | null;
            };
        };
        BookingEvent: {
            /** @enum {string} */
            type: "booking.made" | "booking.moved" | "booking.changed" | "booking.cancelled";
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            /** @description The visit as it was then; nothing in it says who comes. `listBookings` has the rest */
            data: {
                reference: string;
                brand: components["schemas"]["Brand"];
                experience_id: string;
                /** Format: date-time */
                starts_at: string;
                /** @description Language in which the visit is guided */
                language: string;
                adults: number;
                children: number;
                babies: number;
                people: number;
            };
        };
    };
    responses: {
        /** @description The request does not have the described form (BAD_REQUEST), with the invalid fields */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nothing here under that name, or it belongs to somebody else (NOT_FOUND and its kin) */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOO_MANY_REQUESTS; Retry-After says when */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INTERNAL_ERROR with an error_id that stands in the log */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The card provider does not answer (PAYMENT_PROVIDER_UNAVAILABLE), the disk is full (STORAGE_FULL) or the database does not answer (DATABASE_UNAVAILABLE); nothing was changed */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A member is needed (CLUB_NO_AUTHENTICATED_MEMBER), or the login failed (LOGIN_FAILED) */
        Unauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token is unknown, revoked or over, or the call needs one (TOKEN_INVALID); nothing was read */
        TokenRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token lacks the scope that the call names (TOKEN_SCOPE_MISSING) */
        TokenScopeMissing: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not for this visitor (SHIPPING_MODE_NOT_ALLOWED, INVITATION_LOCKED), or from another origin (ORIGIN_NOT_ALLOWED) */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state of things does not allow it; detail says which */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Nobody of the office is signed in (OFFICE_NOT_SIGNED_IN), e-mail address and password do not belong together (LOGIN_FAILED), or the code does not count (OFFICE_CODE_INVALID) */
        OfficeUnauthorised: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role lacks the right that the call names (OFFICE_RIGHT_MISSING), or the call comes from another origin (ORIGIN_NOT_ALLOWED) */
        OfficeForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Somebody else changed it meanwhile (CHANGED_MEANWHILE, with `changed`), or its state does not allow it (NOT_POSSIBLE, with the reason in `message`); nothing was done */
        OfficeConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getSite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the brand */
                brand: components["schemas"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brand */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Site"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSiteAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the brand */
                brand: components["schemas"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages, patterns filled in for each wine and visit; private pages and those with noindex left out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteAddresses"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlternates: {
        parameters: {
            query: {
                /** @description Path of the page, with its language: `/es/vinos` */
                path: string;
            };
            header?: never;
            path: {
                /** @description Name of the brand */
                brand: components["schemas"]["Brand"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Alternates"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHomePage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the brand */
                brand: components["schemas"]["Brand"];
                /** @description Language of the page */
                language: components["schemas"]["Language"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the brand */
                brand: components["schemas"]["Brand"];
                /** @description Language of the page */
                language: components["schemas"]["Language"];
                /** @description Route below the language; its slashes literal or as %2F */
                route: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
                /** @description Brand; or page_id */
                brand?: components["schemas"]["Brand"];
                /** @description Page whose catalogue it is */
                page_id?: string;
                /** @description Only this category; 404 for one that the estate does not have */
                category?: components["schemas"]["Category"];
                /** @description Only these kinds of wine, comma separated */
                type?: string;
                /** @description Only these vintages, comma separated */
                vintage?: string;
                /** @description Only these formats in millilitres, comma separated */
                format?: string;
                /** @description From this price on, in euros; what has no price is left out */
                price_min?: number;
                /** @description Up to this price, in euros; what has no price is left out */
                price_max?: number;
                /** @description Wines of these brands instead of the page's own, comma separated */
                brands?: string;
                /** @description Product page id (slug of a wine); only the products related to it, in its order */
                related_to?: string;
                /** @description Order; the estate folder's own when not given */
                sort?: "vintage_desc" | "vintage_asc" | "price_asc" | "price_desc" | "name" | "height_desc";
                /** @description Page */
                p?: number;
                /** @description Cards a page */
                page_size?: number;
                /** @description Only these skus, comma separated, in this order */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
                /** @description Brand */
                brand: components["schemas"]["Brand"];
            };
            header?: never;
            path: {
                /** @description Slug of the wine */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wine with its vintages and formats */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailability: {
        parameters: {
            query: {
                /** @description Skus, comma separated */
                product_ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability of each sku that exists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRestockNotice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RestockRequest"];
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestockRequestTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCatalogueImpressions: {
        parameters: {
            query: {
                /** @description Page */
                page_id: string;
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
                /** @description Only this category; 404 for one that the estate does not have */
                category?: components["schemas"]["Category"];
                /** @description Only these kinds of wine, comma separated */
                type?: string;
                /** @description Only these vintages, comma separated */
                vintage?: string;
                /** @description Only these formats in millilitres, comma separated */
                format?: string;
                /** @description From this price on, in euros; what has no price is left out */
                price_min?: number;
                /** @description Up to this price, in euros; what has no price is left out */
                price_max?: number;
                /** @description Order; the estate folder's own when not given */
                sort?: "vintage_desc" | "vintage_asc" | "price_asc" | "price_desc" | "name" | "height_desc";
                /** @description Page */
                p?: number;
                /** @description Cards a page */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Impressions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpressionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRelatedProductsImpressions: {
        parameters: {
            query: {
                /** @description Slug of the wine */
                product_page_id: string;
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Impressions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpressionList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBasket: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                language?: components["schemas"]["Language"];
                /** @description ISO code of the country for which shipping is previewed; 400 for one that is not served */
                shippingCountryCode?: string;
                /** @description With a country; parts of it may cost more, or not be served (400, ZONE_NOT_SERVED) */
                shippingPostcode?: string;
                /** @description Pickup is for members */
                shipping_mode?: components["schemas"]["ShippingMode"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddProduct"];
            };
        };
        responses: {
            /** @description The basket as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Not possible; reason is shown to the buyer */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddProductRefused"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLines: {
        parameters: {
            query?: {
                /** @description Language of the texts; else that of the page the request comes from */
                language?: components["schemas"]["Language"];
                /** @description ISO code of the country for which shipping is previewed; 400 for one that is not served */
                shippingCountryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateLines"];
            };
        };
        responses: {
            /** @description The basket as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeLine: {
        parameters: {
            query?: {
                /** @description Language of the texts; else that of the page the request comes from */
                language?: components["schemas"]["Language"];
                /** @description ISO code of the country for which shipping is previewed; 400 for one that is not served */
                shippingCountryCode?: string;
            };
            header?: never;
            path: {
                /** @description Id of the line */
                line_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The basket as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyVoucher: {
        parameters: {
            query?: {
                /** @description Language of the texts; else that of the page the request comes from */
                language?: components["schemas"]["Language"];
                /** @description ISO code of the country for which shipping is previewed; 400 for one that is not served */
                shippingCountryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherCode"];
            };
        };
        responses: {
            /** @description The basket as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeVoucher: {
        parameters: {
            query?: {
                /** @description Language of the texts; else that of the page the request comes from */
                language?: components["schemas"]["Language"];
                /** @description ISO code of the country for which shipping is previewed; 400 for one that is not served */
                shippingCountryCode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherCode"];
            };
        };
        responses: {
            /** @description The basket as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShippingCountries: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShippingCountry"][];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrderIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderIntentRequest"];
            };
        };
        responses: {
            /** @description Secret and id of the payment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrderIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateIntentRequest"];
            };
        };
        responses: {
            /** @description Secret and id, to be used from now on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderIntent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaptureRequest"];
            };
        };
        responses: {
            /** @description The order; the same answer however often it is asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderImpression: {
        parameters: {
            query: {
                /** @description Number of the order */
                order_number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order impression */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderImpression"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOrderLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderLinkRequest"];
            };
        };
        responses: {
            /** @description Taken; where number and address belong together, the mail is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderLinkSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /** @description Language of the product pages' addresses; else that of the order */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description The token of the link, view_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkToken"];
            };
        };
        responses: {
            /** @description What is to be paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkWish"];
            };
        };
        responses: {
            /** @description What the card form needs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLinkPayment"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkToken"];
            };
        };
        responses: {
            /** @description What was paid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, invoice_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declareWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalDeclaration"];
            };
        };
        responses: {
            /** @description The withdrawal as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id that step 1 gave */
                withdrawal_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The withdrawal as it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Withdrawal"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberData: {
        parameters: {
            query?: {
                /** @description Brand whose newsletter is meant; any brand's when not given */
                site?: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Signature over the raw body */
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExperiences: {
        parameters: {
            query: {
                /** @description Brand */
                brand: components["schemas"]["Brand"];
                /** @description Language of the texts */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Visits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestGroupVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupRequest"];
            };
        };
        responses: {
            /** @description Heard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupRequestSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNextFree: {
        parameters: {
            query: {
                /** @description Brand */
                brand: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One for each visit that has one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextFree"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExperience: {
        parameters: {
            query?: {
                /** @description Language of the texts */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description Id of the visit */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperienceDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkVoucher: {
        parameters: {
            query: {
                /** @description The code as typed; spaces and small letters do not matter */
                full_code: string;
                /** @description Name of the brand */
                site: components["schemas"]["Brand"];
                /** @description Of the experience's title */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It may be redeemed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Voucher"];
                };
            };
            /** @description A bare string where the voucher does not serve; the error form where the request is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherError"] | components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainVoucherRefusal: {
        parameters: {
            query: {
                /** @description The code as typed; spaces and small letters do not matter */
                full_code: string;
                /** @description Name of the brand on whose site it was refused */
                site: components["schemas"]["Brand"];
                /** @description Of the other site's page */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What there is to say; nothing for a code that is nowhere */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherRefusal"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoucherRedemptionRequest"];
            };
        };
        responses: {
            /** @description Booked; sent again by the same session for the same visit, the same answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherRedemption"];
                };
            };
            /** @description A bare string where the voucher does not serve; the error form where the request is wrong */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherError"] | components["schemas"]["Error"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The places are not to be had (SLOT_TAKEN, SLOT_NOT_FOUND), with experience_page_url; the voucher is untouched */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkRedemption: {
        parameters: {
            query: {
                /** @description Of the redemption's answer */
                voucher_redemption_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGifts: {
        parameters: {
            query: {
                /** @description Name of the brand */
                brand: components["schemas"]["Brand"];
                /** @description Of the words */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In the order of the estate folder */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gifts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGiftVoucher: {
        parameters: {
            query: {
                /** @description Of the words */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description Of the link, gift_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GiftVoucher"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptchaChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The challenge */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaChallenge"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingOptions: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description Id of the visit */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSlotOptions: {
        parameters: {
            query: {
                /** @description Month */
                month: number;
                /** @description Year */
                year: number;
                /** @description Language in which the visit is guided */
                language: components["schemas"]["Language"];
                /** @description Adults, children and babies together */
                visitor_number: number;
                /** @description Brand on whose site it is asked */
                site: components["schemas"]["Brand"];
            };
            header?: never;
            path: {
                /** @description Id of the visit */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days, the first first; none when nothing is to be had */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotOption"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the visit */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WaitingListRequest"];
            };
        };
        responses: {
            /** @description Waiting; the same answer for who waits already */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingListPlace"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWaitingListPlace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, wait_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place in the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingListPlace"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, wait_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place in the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingListPlace"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBookingIntent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingIntentRequest"];
            };
        };
        responses: {
            /** @description The intent, its payment and how long the places are held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingIntentOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The places are no longer to be had (SLOT_TAKEN, SLOT_NOT_FOUND, HOLD_EXPIRED), or the payment does not stand (PAYMENT_NOT_AUTHORISED, PAYMENT_MISMATCH) or not yet (PAYMENT_PROCESSING); nothing was charged, or it goes back (refunded). Always with booking_intent_id and experience_page_url */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    captureBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingCaptureRequest"];
            };
        };
        responses: {
            /** @description The booking; the same answer however often it is asked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The places are no longer to be had (SLOT_TAKEN, SLOT_NOT_FOUND, HOLD_EXPIRED), or the payment does not stand (PAYMENT_NOT_AUTHORISED, PAYMENT_MISMATCH) or not yet (PAYMENT_PROCESSING); nothing was charged, or it goes back (refunded). Always with booking_intent_id and experience_page_url */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingIntent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the intent */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The intent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingIntent"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendBookingHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the intent */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How long the places are held */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingHold"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description HOLD_EXPIRED: the places are no longer held (with booking_intent_id and experience_page_url) */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseBookingHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the intent */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not held any longer (or already paid for, as `state` says) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingHold"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBooking: {
        parameters: {
            query?: {
                /** @description Language of the texts; else that of the booking */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description The token of the link, visit_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, visit_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBookingCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, visit_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, visit_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingMove"];
            };
        };
        responses: {
            /** @description The booking as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description SLOT_TAKEN: the other slot is full, the booking stays as it was; BOOKING_NOT_CHANGEABLE: too late, or cancelled; VOUCHER_NOT_VALID_THEN: not on a day of its voucher */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the link, visit_… */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description BOOKING_NOT_CHANGEABLE: too late */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProjects: {
        parameters: {
            query: {
                /** @description Page, from 1; beyond the last it is the last */
                p?: number;
                /** @description Only those of this category */
                cat_id?: number;
                /** @description Language of the texts */
                language_code: components["schemas"]["Language"];
                /** @description Brand */
                branding: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVideos: {
        parameters: {
            query: {
                /** @description Page, from 1; beyond the last it is the last */
                p?: number;
                /** @description Only those of this category */
                cat_id?: number;
                /** @description Only those of this subcategory */
                subcat_id?: number;
                /** @description Language of the texts */
                language_code: components["schemas"]["Language"];
                /** @description Brand */
                branding: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VideoList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPressArticles: {
        parameters: {
            query: {
                /** @description Page, from 1; beyond the last it is the last */
                p?: number;
                /** @description Only of this year */
                year?: number;
                /** @description Only of this category */
                category?: number;
                /** @description Only in this language */
                locale?: string;
                /** @description Language of the texts */
                language_code: components["schemas"]["Language"];
                /** @description Brand */
                branding: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the list */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PressList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContactPageSlug: {
        parameters: {
            query: {
                lang: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address, from the slash on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContactSubjects: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a page that has the form */
                pageId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subjects, in the order of the estate */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSubjects"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a page that has the form */
                pageId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactMessage"];
            };
        };
        responses: {
            /** @description Heard; it goes to the estate by mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactSent"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterOk"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterToken"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterOk"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterSubscription"];
            };
        };
        responses: {
            /** @description Asked to confirm by mail */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterOk"];
                };
            };
            /** @description Not subscribed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterRefused"];
                };
            };
            403: components["responses"]["Forbidden"];
            /** @description Already registered */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsletterRefused"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Who is logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is logged in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member, or null */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countBannerClosed: {
        parameters: {
            query: {
                /** @description Name of the brand */
                _brand: components["schemas"]["Brand"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "ok";
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForgotten"];
            };
        };
        responses: {
            /** @description Heard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonalInformation: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInformationPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePersonalInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalInformationChange"];
            };
        };
        responses: {
            /** @description The data as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInformationSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonalInformationUrl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInformationUrl"];
                };
            };
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMemberAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description The address as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyClub: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page's data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyClub"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProductPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPreferencesChange"];
            };
        };
        responses: {
            /** @description The list as saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPreferencesSaved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipData: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMembershipOrders: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The memberships */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberVisits: {
        parameters: {
            query: {
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those to come, the next first, and those that are over, the latest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberVisits"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The invitation */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description EMAIL_IN_USE or DOCUMENT_NUMBER_IN_USE as a bare JSON string, or BAD_REQUEST with the invalid fields */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationRefused"];
                };
            };
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHighlightedProducts: {
        parameters: {
            query: {
                /** @description Id of the page */
                page_id: string;
                /** @description Language of the texts */
                language: components["schemas"]["Language"];
                /** @description From 1 */
                page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HighlightedProducts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestToJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoiningRequest"];
            };
        };
        responses: {
            /** @description Heard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestRenewal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RenewalRequest"];
            };
        };
        responses: {
            /** @description Heard */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenewalRequested"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Set */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChange"];
            };
        };
        responses: {
            /** @description The link is on its way */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description Changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Erased and logged out */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description Only orders of this brand */
                brand?: components["schemas"]["Brand"];
                /** @description Only orders that stand here */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders placed on this day or later (Europe/Madrid) */
                from?: string;
                /** @description Only orders placed on this day or before */
                to?: string;
                /** @description The `next` of the page before */
                after?: string;
                /** @description Orders a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderByNumber: {
        parameters: {
            query?: {
                /** @description Language of the product pages' addresses; else that of the order */
                language?: components["schemas"]["Language"];
            };
            header?: never;
            path: {
                /** @description The order's number */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBookings: {
        parameters: {
            query: {
                /** @description The day of the visits, at the estate */
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings of the day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["TokenRefused"];
            403: components["responses"]["TokenScopeMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSession"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInAtOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeLogin"];
            };
        };
        responses: {
            /** @description What is asked for next */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutOfOffice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nobody is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSession"];
                };
            };
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterOfficeCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeCode"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeEnrolment"];
                };
            };
            401: components["responses"]["OfficeUnauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmOfficeEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeCode"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeEnrolled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    chooseOfficePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficePasswordChoice"];
            };
        };
        responses: {
            /** @description The password is set; sign in with it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOfficeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeAccountChange"];
            };
        };
        responses: {
            /** @description The session */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeCode"];
            };
        };
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeEnrolled"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions, newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSessions"];
                };
            };
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOfficeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSessions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody, by name */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffList"];
                };
            };
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffMember"];
            };
        };
        responses: {
            /** @description Who was entered, with the link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChange"];
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeStaffLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                staff_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStaffLink"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSettings"];
                };
            };
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeActions: {
        parameters: {
            query?: {
                /** @description Words of number, kind, reason, what changed, or of who did it */
                q?: string;
                /** @description Only what this person did */
                staff_id?: string;
                /** @description Only what was done so, such as order.refund */
                kind?: string;
                /** @description Only what was done to such, such as order */
                subject_kind?: string;
                /** @description Only what was done to this one */
                subject?: string;
                /** @description From this day on, at the estate */
                from?: string;
                /** @description To the end of this day */
                to?: string;
                /** @description The next of the page before */
                before?: number;
                /** @description Actions a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeWork: {
        parameters: {
            query?: {
                /** @description Only of this kind */
                kind?: components["schemas"]["OfficeWorkKind"];
                /** @description `next` of the page before */
                after?: string;
                /** @description How many at once */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWorkList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeWork: {
        parameters: {
            query?: {
                /** @description Only lines that ended so */
                outcome?: components["schemas"]["OfficeWorkOutcome"];
                /** @description `next` of the page before */
                after?: number;
                /** @description How many lines at once */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Its id */
                work_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWorkFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteOfficeList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeListTaken"];
            };
        };
        responses: {
            /** @description What was noted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeListTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeSales: {
        parameters: {
            query?: {
                /** @description Rows by this; day when not given */
                by?: components["schemas"]["OfficeSalesBy"];
                /** @description The first day, at the estate; 30 days before the last when not given */
                from?: string;
                /** @description The last day; today when not given */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sales */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSales"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeVat: {
        parameters: {
            query?: {
                /** @description Such as 2026-Q4; the present one when not given */
                quarter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The VAT */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeOccupancy: {
        parameters: {
            query?: {
                /** @description The first day, at the estate; 30 days before the last when not given */
                from?: string;
                /** @description The last day; today when not given */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The occupancy */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOccupancy"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeMemberNumbers: {
        parameters: {
            query?: {
                /** @description Of whose last day memberships are counted; this year, and today, when not given */
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The progress */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMemberNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeCouponNumbers: {
        parameters: {
            query?: {
                /** @description The first day, at the estate; 30 days before the last when not given */
                from?: string;
                /** @description The last day; today when not given */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCouponNumbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeInvoices: {
        parameters: {
            query?: {
                /** @description The beginning of a number, an order’s number or a visit’s reference */
                q?: string;
                /** @description Only those whose mail was tried and did not leave */
                unsent?: boolean;
                /** @description Issued on this day or later */
                from?: string;
                /** @description Issued on this day or before */
                to?: string;
                /** @description The next of the page before */
                after?: string;
                /** @description Invoices a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeInvoicePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeVouchers: {
        parameters: {
            query?: {
                /** @description The beginning of a code */
                q?: string;
                /** @description Only those of this brand */
                brand?: components["schemas"]["Brand"];
                /** @description Only those that stand so */
                state?: components["schemas"]["OfficeVoucherState"];
                /** @description The next of the page before */
                after?: string;
                /** @description Vouchers a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vouchers */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVoucherPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeOfficeVouchers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeVoucherBatch"];
            };
        };
        responses: {
            /** @description Those made */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVouchersMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is printed */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVoucherFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendOfficeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is printed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeVoucherExtension"];
            };
        };
        responses: {
            /** @description The voucher as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVoucherFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockOfficeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is printed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeVoucherBlock"];
            };
        };
        responses: {
            /** @description The voucher as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVoucherFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveOfficeVoucherBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is printed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeVoucherReturn"];
            };
        };
        responses: {
            /** @description The voucher as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVoucherFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOfficeVoucher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is printed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeVoucherSend"];
            };
        };
        responses: {
            /** @description The voucher as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVoucherFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeCoupons: {
        parameters: {
            query?: {
                /** @description The beginning of a code */
                q?: string;
                /** @description Only those that stand so */
                state?: components["schemas"]["OfficeCouponState"];
                /** @description The next of the page before */
                after?: string;
                /** @description Codes a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCoupons"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeOfficeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeNewCoupon"];
            };
        };
        responses: {
            /** @description The code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCouponFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is typed */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCouponFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendOfficeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is typed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeCouponExtension"];
            };
        };
        responses: {
            /** @description The code as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCouponFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockOfficeCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is typed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeCouponBlock"];
            };
        };
        responses: {
            /** @description The code as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCouponFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveOfficeCouponBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The code, as it is typed */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeCouponReturn"];
            };
        };
        responses: {
            /** @description The code as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeCouponFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeMembers: {
        parameters: {
            query?: {
                /** @description Beginning of the number, of the e-mail address, or of a word of the name */
                q?: string;
                /** @description Only those of this level */
                level?: string;
                /** @description Only those that stand so */
                state?: components["schemas"]["OfficeMemberState"];
                /** @description Only those whose current membership has a goal that is met, or is not */
                goal?: "met" | "open";
                /** @description The next of the page before */
                after?: string;
                /** @description Members a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMemberPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the member */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMemberFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOfficeLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the member */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeLevelChange"];
            };
        };
        responses: {
            /** @description The member as the list shows it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewOfficeMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the member */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeMembershipRenewal"];
            };
        };
        responses: {
            /** @description The member as the list shows it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOfficeMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the member */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeMembershipEnd"];
            };
        };
        responses: {
            /** @description The member as the list shows it now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendClubInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the member */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Who is invited */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawClubInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the member */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeReason"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteToClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeInvitation"];
            };
        };
        responses: {
            /** @description Who is invited, as the list of members shows them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClubRequests: {
        parameters: {
            query?: {
                /** @description Only these; the first page of both when not given */
                kind?: "joining" | "renewals";
                /** @description The next of the page before, with `kind` */
                after?: string;
                /** @description Requests a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, who has waited longest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeClubRequests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClubRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeJoiningRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptClubRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeRequestAccepting"];
            };
        };
        responses: {
            /** @description Who is invited, as the list of members shows them */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseClubRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeRequestRefusing"];
            };
        };
        responses: {
            /** @description The requests that are left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeClubRequests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterClubPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficePurchaseList"];
            };
        };
        responses: {
            /** @description What was begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePurchasesBegun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficePersonalData: {
        parameters: {
            query: {
                /** @description The number of a member, or anybody’s e-mail address */
                of: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is kept */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePersonalData"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOfficePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficePersonalDataOf"];
            };
        };
        responses: {
            /** @description Everything */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePersonalFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseOfficePersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficePersonalDataOf"];
            };
        };
        responses: {
            /** @description What stays */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeErased"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeWines: {
        parameters: {
            query?: {
                /** @description Words, each somewhere in name, sku or vintage */
                q?: string;
                /** @description Only wines of this brand */
                brand?: components["schemas"]["Brand"];
                /** @description Only what stands so: `said` is where the office says otherwise than the folder, now or soon */
                state?: "low" | "sold_out" | "not_on_sale" | "reserved" | "said";
                /** @description The next of the page before */
                after?: string;
                /** @description Wines a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of wines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWinePage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeWine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sku */
                product_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sku */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWineFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveOfficeStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sku */
                product_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeStockMove"];
            };
        };
        responses: {
            /** @description The sku as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWineFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOfficePrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sku */
                product_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficePriceWish"];
            };
        };
        responses: {
            /** @description The sku as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWineFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOfficeSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sku */
                product_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeSaleWish"];
            };
        };
        responses: {
            /** @description The sku as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWineFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOfficePlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The sku */
                product_id: string;
                /** @description The id of what is planned */
                plan_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sku as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWineFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficePrograms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePrograms"];
                };
            };
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryOfficeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The webhook's name */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The programs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePrograms"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeOrders: {
        parameters: {
            query?: {
                /** @description Words, each the beginning of one of number, name, company, document, telephone, address of mail, wine, sku or tracking number */
                q?: string;
                /** @description Only orders that stand here; what is to be packed is new */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders of this brand */
                brand?: components["schemas"]["Brand"];
                /** @description Only orders that go there */
                country?: string;
                /** @description Paid by the card provider, or nothing was due */
                paid_with?: "card" | "nothing";
                /** @description Placed on this day or later, at the estate */
                from?: string;
                /** @description Placed on this day or before */
                to?: string;
                /** @description The next of the page before */
                after?: string;
                /** @description Orders a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrderPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderByTelephone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeTelephoneOrder"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispatchOfficeOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDispatches"];
            };
        };
        responses: {
            /** @description What was begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWork"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeDeliveryNotes: {
        parameters: {
            query?: {
                /** @description Numbers of orders with commas between them, 50 at most; what is to be packed, the oldest first, where it is not said */
                numbers?: string;
                /** @description Those that this long work made ready, all of them */
                work?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeDeliveryNotes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    prepareOfficeDeliveryNotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeNotesWish"];
            };
        };
        responses: {
            /** @description What was begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeWork"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRefundWish"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundOfficeWithdrawals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStep"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderCancelling"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOfficeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderAddressChange"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispatchOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDispatching"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readyOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStep"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setOfficeOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusChange"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOfficeOrderMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The number of the order */
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMailAgain"];
            };
        };
        responses: {
            /** @description The order as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficePaymentLinks: {
        parameters: {
            query?: {
                /** @description Only links in this state */
                state?: components["schemas"]["PaymentLinkState"];
                /** @description Only links for this */
                kind?: components["schemas"]["PaymentLinkKind"];
                /** @description A part of name, address of mail, or number of what was paid */
                q?: string;
                /** @description The next of the page before */
                after?: string;
                /** @description Links a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of links */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePaymentLinkPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the link */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOfficePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the link */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawOfficePaymentLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the link */
                link_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders to pack, visits by hour, payments, mails, stock, requests */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeToday"];
                };
            };
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOfficeVisits: {
        parameters: {
            query?: {
                /** @description Words, each the beginning of one of reference, name, address of mail or telephone */
                q?: string;
                /** @description Only visits that stand here */
                state?: "confirmed" | "cancelled" | "refunded";
                /** @description Only visits of this brand */
                brand?: components["schemas"]["Brand"];
                /** @description The next of the page before */
                after?: string;
                /** @description Visits a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of visits */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookOfficeVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeGuestBooking"];
            };
        };
        responses: {
            /** @description The visit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeDay: {
        parameters: {
            query: {
                /** @description The day, at the estate */
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeDay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookVisitByTelephone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeTelephoneVisit"];
            };
        };
        responses: {
            /** @description The link */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePaymentLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkInVisit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitArrival"];
            };
        };
        responses: {
            /** @description The visit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOfficeDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayClosing"];
            };
        };
        responses: {
            /** @description What was ended by now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayClosed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openOfficeDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayOpening"];
            };
        };
        responses: {
            /** @description Where */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayOpened"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeOfficeSlot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotClosing"];
            };
        };
        responses: {
            /** @description What was ended and offered by now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayClosed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openOfficeSlot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotOpening"];
            };
        };
        responses: {
            /** @description Opened */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroupRequests: {
        parameters: {
            query?: {
                /** @description Only those that stand here; `waiting`: open and lapsed ones, which wait for the estate */
                state?: "waiting" | "open" | "proposed" | "lapsed" | "booked" | "refused";
                /** @description The next of the page before */
                after?: string;
                /** @description Requests a page; 50 when not given */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeGroupRequestPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGroupRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeGroupRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeToGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeGroupProposal"];
            };
        };
        responses: {
            /** @description The request as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeGroupRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refuseGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the request */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeGroupRefusal"];
            };
        };
        responses: {
            /** @description The request as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeGroupRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficeVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the visit */
                reference: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visit */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVisitArrival: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the visit */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitArrivalChange"];
            };
        };
        responses: {
            /** @description The visit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bringFewerPeople: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the visit */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitFewerPeople"];
            };
        };
        responses: {
            /** @description The visit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveOfficeVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the visit */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitMove"];
            };
        };
        responses: {
            /** @description The visit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOfficeVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the visit */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitCancelling"];
            };
        };
        responses: {
            /** @description The visit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundOfficeVisit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reference of the visit */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitRefundWish"];
            };
        };
        responses: {
            /** @description The visit as it is now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeVisitFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["OfficeUnauthorised"];
            403: components["responses"]["OfficeForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["OfficeConflict"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOpenapi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1 */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
}
