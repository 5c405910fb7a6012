-- Locks `invoice`: no invoice is issued while its index is made, half a second for a million.
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_on");